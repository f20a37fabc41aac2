internal import InputModel

/// What a node of the input subsystem is to Detent, by udev's properties.
enum NodeRole: Hashable, Sendable {
  case device(DeviceKind)
  /// A pen tablet or a switch: handed to libinput for its pen and lid arbitration.
  case arbitration
  /// Never opened: a keyboard, a mouse, a joystick, a button.
  case other
}

/// What udev says of a device node.
struct NodeReport: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case present
    case removed
  }

  var action: Action
  /// Such as `/dev/input/event4`.
  var node: String
  var seat: String
  var role: NodeRole
  var isKeyboard: Bool
  var calibration: CalibrationMatrix?
  /// The property as it stands, where it is no matrix.
  var unreadableCalibration: String?
  var hasHardwareDatabaseAxes: Bool

  /// The role of a node with these properties set to 1.
  ///
  /// A node that carries keys of a keyboard is never opened, whatever else it claims: combined
  /// receivers do. One that is tagged as a mouse and a touch device both is taken as the latter,
  /// since only its contacts are read.
  static func role(has property: (String) -> Bool) -> NodeRole {
    if property("ID_INPUT_KEYBOARD") { return .other }
    if property("ID_INPUT_TOUCHSCREEN") { return .device(.touchscreen) }
    if property("ID_INPUT_TOUCHPAD") { return .device(.touchpad) }
    if property("ID_INPUT_ACCELEROMETER") { return .device(.accelerometer) }
    if property("ID_INPUT_MOUSE") { return .other }
    if property("ID_INPUT_TABLET") || property("ID_INPUT_SWITCH") { return .arbitration }
    return .other
  }
}
