internal import InputModel

/// What udev says of a device node.
struct NodeReport: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case present
    case removed
  }

  var action: Action
  /// Such as `/dev/input/event4`.
  var node: String
  /// Tells a device from a later one at the same node, since the kernel counts all that it makes.
  var systemPath: String
  var name: String
  var seat: String
  var role: NodeRole
  var calibration: CalibrationMatrix?
  /// The property as it stands, where it is no matrix.
  var unreadableCalibration: String?
  var hasHardwareDatabaseAxes: Bool

  /// The role of a node with these properties set to 1.
  ///
  /// - A node that carries the keys of a keyboard is never opened, whatever else it claims, as
  ///   combined receivers do: who opens it can read what is typed. The single keys of a
  ///   touchscreen's frame are no keyboard; they are passed over.
  /// - One that is tagged as a mouse and a touch device both is taken as the latter, since only its
  ///   contacts are read.
  /// - One that is tagged as a tablet and a touch device both is the touch part of a tablet.
  /// - The buttons of a tablet, and switches that come with keys, are left alone.
  static func role(
    isAccelerometer: Bool = false, has property: (String) -> Bool
  ) -> NodeRole {
    let kind: DeviceKind? =
      if property("ID_INPUT_TOUCHSCREEN") {
        .touchscreen
      } else if property("ID_INPUT_TOUCHPAD") {
        .touchpad
      } else if isAccelerometer || property("ID_INPUT_ACCELEROMETER") {
        .accelerometer
      } else {
        nil
      }
    if let kind { return property("ID_INPUT_KEYBOARD") ? .keyboard : .device(kind) }
    let hasKeys = ["ID_INPUT_KEYBOARD", "ID_INPUT_KEY", "ID_INPUT_MOUSE", "ID_INPUT_TABLET_PAD"]
      .contains(where: property)
    guard !hasKeys, property("ID_INPUT_TABLET") || property("ID_INPUT_SWITCH") else {
      return .other
    }
    return .arbitration
  }

  /// Whether the kernel or its driver calls a device an accelerometer.
  ///
  /// - Parameters:
  ///   - properties: sysfs's `properties`: hexadecimal words, the lowest one last.
  ///   - name: The device's name, by which alone a Wii Remote's sensor can be told.
  static func isAccelerometer(properties: String?, name: String) -> Bool {
    let accelerometerBit: UInt64 = 1 << 6  // INPUT_PROP_ACCELEROMETER
    let lowest = properties?.split(whereSeparator: \.isWhitespace).last
    let bits = lowest.flatMap { UInt64($0, radix: 16) } ?? 0
    return bits & accelerometerBit != 0 || name == "Nintendo Wii Remote Accelerometer"
  }

  /// Whether a hwdb entry of an axis, `min:max:resolution:fuzz:flat`, sets more than the last two.
  static func statesScale(_ entry: String) -> Bool {
    entry.split(separator: ":", omittingEmptySubsequences: false).prefix(3)
      .contains { !$0.isEmpty }
  }
}
