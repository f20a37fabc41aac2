public import InputModel

extension RawEvent {
  /// Whether the event may be recorded: all but keys, of which only those of touching are taken. What
  /// a person types is in no recording of Detent's.
  public var isRecorded: Bool {
    guard type == EventCode.key else { return true }
    return RawEvent.touchKeys.contains(code) || RawEvent.buttons.contains(code)
  }

  /// BTN_TOOL_PEN … BTN_TOOL_QUADTAP, BTN_TOUCH among them.
  private static let touchKeys: ClosedRange<UInt16> = 0x140...EventCode.toolQuadTap
  /// BTN_LEFT … BTN_TASK: the buttons of a pad.
  private static let buttons: ClosedRange<UInt16> = EventCode.buttonLeft...0x117
}
