/// A step of a motion that libinput recognised itself and that has no location: its two-finger
/// scroll, its swipe and its tap on a touchpad.
public struct StrokeUpdate: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
    case tapped
  }

  public var device: DeviceID
  public var time: Instant
  public var phase: Phase
  public var fingers: Int
  /// Finger travel since the last update.
  public var delta: Vector<Millimetres>

  public init(
    device: DeviceID, time: Instant, phase: Phase, fingers: Int,
    delta: Vector<Millimetres> = .zero
  ) {
    self.device = device
    self.time = time
    self.phase = phase
    self.fingers = fingers
    self.delta = delta
  }
}
