internal import Gestures
internal import InputModel

/// The contacts that are down on keys, each for itself: fingers that take turns overlap.
///
/// A contact presses the key on which it landed and lifts; one that has left it presses none, until
/// it is back.
public struct SecretPresses: Hashable, Sendable {
  private struct Press: Hashable, Sendable {
    var device: DeviceID
    var slot: Int32
    /// Where the key lies: another may have come to its place when the contact lifts.
    var frame: Rectangle
    var isWithin = true
  }

  private var presses: [Press] = []

  /// Where the keys lie that would be pressed if all contacts lifted now.
  var frames: [Rectangle] { presses.filter(\.isWithin).map(\.frame) }

  /// Takes a step of a contact at `location`, on the key of `layout` that lies there.
  ///
  /// - Returns: the key that it has pressed, if it has.
  mutating func handle(
    _ event: ContactEvent, at location: Vector<Points>, on layout: SecretLayout
  ) -> SecretKey? {
    let index = presses.firstIndex { $0.device == event.device && $0.slot == event.slot }
    switch event.phase {
    case .down:
      if let index { presses.remove(at: index) }
      guard let key = layout.key(at: location) else { return nil }
      presses.append(Press(device: event.device, slot: event.slot, frame: key.frame))
    case .moved:
      if let index { presses[index].isWithin = presses[index].frame.contains(location) }
    case .up:
      guard let index else { return nil }
      let press = presses.remove(at: index)
      return press.isWithin ? layout.keys.first { $0.frame == press.frame }?.key : nil
    case .cancelled:
      if let index { presses.remove(at: index) }
    }
    return nil
  }

  /// Nothing comes of the contacts that are down.
  mutating func forget() {
    presses.removeAll()
  }
}
