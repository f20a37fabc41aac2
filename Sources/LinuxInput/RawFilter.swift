internal import InputModel

/// Which events of a device that we read ourselves are passed on.
///
/// A node may carry more than contacts, the keys of a bezel for one. Nothing of that is wanted, so
/// nothing of it leaves the reader.
enum RawFilter {
  /// BTN_TOOL_PEN … BTN_TOOL_QUADTAP, BTN_TOUCH among them.
  private static let touchKeys: ClosedRange<UInt16> = 0x140...EventCode.toolQuadTap

  /// Whether an event of a device of `kind` is passed on. An accelerometer's axes begin at
  /// `firstCode`.
  static func passes(_ event: RawEvent, of kind: DeviceKind, firstCode: UInt16) -> Bool {
    if event.type == EventCode.miscellaneous { return event.code == EventCode.timestamp }
    switch kind {
    case .accelerometer:
      return event.type == EventCode.absolute && event.code >= firstCode
        && event.code - firstCode < 3
    case .touchscreen, .touchpad:
      return event.type == EventCode.absolute
        || event.type == EventCode.key
          && (touchKeys.contains(event.code) || event.code == EventCode.buttonLeft)
        || event.type == EventCode.synchronization && event.code == EventCode.synMTReport
    }
  }
}
