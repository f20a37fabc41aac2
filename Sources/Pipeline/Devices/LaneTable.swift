internal import InputModel

/// The lanes of one kind in the order of their devices' numbers, so that a frame finds its own
/// without a look at the others, however many there are.
struct LaneTable<Lane: Sendable>: Sendable {
  private var numbers: [UInt32] = []
  /// To be changed in place.
  var lanes: [Lane] = []

  /// Where a device's lane is; nil where it has none.
  func index(of device: DeviceID) -> Int? {
    let place = place(of: device)
    return place < numbers.count && numbers[place] == device.rawValue ? place : nil
  }

  mutating func insert(_ lane: Lane, for device: DeviceID) {
    let place = place(of: device)
    numbers.insert(device.rawValue, at: place)
    lanes.insert(lane, at: place)
  }

  mutating func remove(_ device: DeviceID) {
    guard let index = index(of: device) else { return }
    numbers.remove(at: index)
    lanes.remove(at: index)
  }

  /// The first place whose device has no smaller number.
  private func place(of device: DeviceID) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < device.rawValue { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
