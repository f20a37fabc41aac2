internal import InputModel

/// The names by which quirks call what Detent reads, from the kernel's input-event-codes.h.
enum QuirkNames {
  private static let types: [Substring: UInt16] = [
    "EV_KEY": EventCode.key, "EV_ABS": EventCode.absolute, "EV_MSC": EventCode.miscellaneous,
  ]

  private static let axes: [Substring: UInt16] = [
    "ABS_X": EventCode.absX, "ABS_Y": EventCode.absY, "ABS_Z": EventCode.absZ,
    "ABS_RX": EventCode.absRX, "ABS_RY": EventCode.absRX + 1, "ABS_RZ": EventCode.absRX + 2,
    "ABS_PRESSURE": EventCode.absPressure, "ABS_MT_SLOT": EventCode.absMTSlot,
    "ABS_MT_TOUCH_MAJOR": EventCode.absMTTouchMajor,
    "ABS_MT_POSITION_X": EventCode.absMTPositionX, "ABS_MT_POSITION_Y": EventCode.absMTPositionY,
    "ABS_MT_TOOL_TYPE": EventCode.absMTToolType, "ABS_MT_TRACKING_ID": EventCode.absMTTrackingID,
    "ABS_MT_PRESSURE": EventCode.absMTPressure, "ABS_MT_DISTANCE": EventCode.absMTDistance,
  ]

  private static let keys: [Substring: UInt16] = [
    "BTN_LEFT": EventCode.buttonLeft, "BTN_TOUCH": EventCode.buttonTouch,
    "BTN_TOOL_FINGER": EventCode.toolFinger, "BTN_TOOL_DOUBLETAP": EventCode.toolDoubleTap,
    "BTN_TOOL_TRIPLETAP": EventCode.toolTripleTap, "BTN_TOOL_QUADTAP": EventCode.toolQuadTap,
    "BTN_TOOL_QUINTTAP": EventCode.toolQuintTap, "BTN_TOOL_PEN": 0x140, "BTN_STYLUS": 0x14b,
  ]

  private static let properties: [Substring: UInt16] = [
    "INPUT_PROP_POINTER": 0, "INPUT_PROP_DIRECT": 1, "INPUT_PROP_BUTTONPAD": 2,
    "INPUT_PROP_SEMI_MT": 3, "INPUT_PROP_TOPBUTTONPAD": 4, "INPUT_PROP_POINTING_STICK": 5,
    "INPUT_PROP_ACCELEROMETER": 6,
  ]

  /// `ABS_MT_PRESSURE`, `EV_ABS` for all codes of a type, `EV_KEY:0x118` or `EV_KEY:280`.
  static func codes(_ name: Substring) -> Quirk.Codes? {
    if let code = axes[name] { return Quirk.Codes(type: EventCode.absolute, code: code) }
    if let code = keys[name] { return Quirk.Codes(type: EventCode.key, code: code) }
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let type = types[first] else { return nil }
    guard parts.count == 2 else { return Quirk.Codes(type: type, code: nil) }
    return number(parts[1]).map { Quirk.Codes(type: type, code: $0) }
  }

  /// `INPUT_PROP_SEMI_MT` or `0x03`.
  static func property(_ name: Substring) -> UInt16? { properties[name] ?? number(name) }

  private static func number(_ text: Substring) -> UInt16? {
    text.hasPrefix("0x") ? UInt16(text.dropFirst(2), radix: 16) : UInt16(text)
  }
}
