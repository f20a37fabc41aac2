/// What a node of the input subsystem is to Detent, by udev's properties.
public enum NodeRole: Hashable, Sendable {
  case device(DeviceKind)
  /// A pen tablet or a switch: handed to libinput for its pen and lid arbitration.
  case arbitration
  /// A touch device or accelerometer whose node carries a whole keyboard, too: never opened.
  case keyboard
  /// Never opened: a mouse, a joystick, a button.
  case other
}
