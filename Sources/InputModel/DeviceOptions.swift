/// How touchpads are read.
public enum TouchpadMode: String, CaseIterable, Hashable, Sendable {
  /// The positions of the contacts, from the device's multitouch slots.
  case contacts
  /// libinput's own scroll, swipe and tap: its palm detection, no locations.
  case gestures
}

/// What the user asks of a device, or of all.
public struct DeviceOptions: Hashable, Sendable {
  public var size: Size<Millimetres>?
  public var rotation: QuarterTurn
  /// How many contacts move rows, menu and lock; nil for the default of the kind.
  public var fingers: Int?
  public var isGrabbed: Bool
  public var touchpadMode: TouchpadMode

  public init(
    size: Size<Millimetres>? = nil, rotation: QuarterTurn = .none, fingers: Int? = nil,
    isGrabbed: Bool = false, touchpadMode: TouchpadMode = .contacts
  ) {
    self.size = size
    self.rotation = rotation
    self.fingers = fingers
    self.isGrabbed = isGrabbed
    self.touchpadMode = touchpadMode
  }
}
