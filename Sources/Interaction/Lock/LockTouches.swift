internal import Gestures
internal import InputModel

/// The contacts of a lock's devices, for the reasons of touches that end before they are a pan.
struct LockTouches: Hashable, Sendable {
  private struct Touch: Hashable, Sendable {
    var device: DeviceID
    var slot: Int32
    /// Whether it landed on the thumb, and nobody was told yet why nothing comes of it.
    var isHopeful: Bool
  }

  private var touches: [Touch] = []

  /// Takes a step of a contact, which landed on the thumb or beside it. Returns why it comes to
  /// nothing, where it does and did not before.
  mutating func handle(
    _ event: ContactEvent, isOnThumb: Bool, fingers: Int
  ) -> Interruption? {
    let index = touches.firstIndex { $0.device == event.device && $0.slot == event.slot }
    switch event.phase {
    case .down:
      if let index { touches.remove(at: index) }
      touches.append(Touch(device: event.device, slot: event.slot, isHopeful: isOnThumb))
      guard count(of: event.device) > fingers else { return nil }
      return giveUp(event.device) ? .surplusContact : nil
    case .moved:
      return nil
    case .up:
      if let index { touches.remove(at: index) }
      return nil
    case .cancelled:
      let wasHopeful = index.map { touches[$0].isHopeful } ?? false
      if let index { touches.remove(at: index) }
      guard wasHopeful else { return nil }
      _ = giveUp(event.device)
      return event.interruption
    }
  }

  /// How many contacts are down on a device.
  func count(of device: DeviceID) -> Int { touches.count { $0.device == device } }

  /// Nothing comes of a device's contacts. Returns whether something was hoped of them.
  private mutating func giveUp(_ device: DeviceID) -> Bool {
    var wasHopeful = false
    for index in touches.indices where touches[index].device == device {
      wasHopeful = wasHopeful || touches[index].isHopeful
      touches[index].isHopeful = false
    }
    return wasHopeful
  }
}
