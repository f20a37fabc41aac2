internal import InputModel
public import Recording

extension Recording {
  /// Where the first frame of a joined recording lies: programs take the devices up before it.
  private static var lead: Interval { Interval(seconds: 1) }
  /// What parts a recording from the next one in its lane.
  private static var gap: Interval { .milliseconds(500) }

  /// Recordings of a device each as one of many devices, in the same order: side by side in lanes, the
  /// longest first, so that the whole takes little longer than its part of them all.
  public init(joining recordings: [Recording], lanes: Int) {
    var free = Array(repeating: Instant(microseconds: 0) + Recording.lead, count: lanes)
    var devices = recordings.map { $0.devices.first ?? RecordedDevice() }
    let longestFirst = devices.indices.sorted { devices[$0].length > devices[$1].length }
    for index in longestFirst {
      guard let lane = free.indices.min(by: { free[$0] < free[$1] }) else { continue }
      let start = free[lane]
      free[lane] = start + devices[index].length + Recording.gap
      guard let first = devices[index].frames.first?.time else { continue }
      for frame in devices[index].frames.indices {
        devices[index].frames[frame].time =
          start + (devices[index].frames[frame].time - first)
      }
    }
    self.init(devices: devices)
  }
}

extension RecordedDevice {
  fileprivate var length: Interval {
    guard let first = frames.first, let last = frames.last else { return .zero }
    return max(last.time - first.time, .zero)
  }
}
