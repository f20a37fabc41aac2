/// The evdev codes that Detent tells apart, from the kernel's input-event-codes.h.
public enum EventCode {
  public static let synchronization: UInt16 = 0x00
  public static let key: UInt16 = 0x01
  public static let absolute: UInt16 = 0x03
  public static let miscellaneous: UInt16 = 0x04

  public static let synReport: UInt16 = 0
  public static let synMTReport: UInt16 = 2
  public static let synDropped: UInt16 = 3

  public static let absX: UInt16 = 0x00
  public static let absY: UInt16 = 0x01
  public static let absZ: UInt16 = 0x02
  public static let absRX: UInt16 = 0x03
  public static let absPressure: UInt16 = 0x18
  public static let absMTSlot: UInt16 = 0x2f
  public static let absMTTouchMajor: UInt16 = 0x30
  public static let absMTPositionX: UInt16 = 0x35
  public static let absMTPositionY: UInt16 = 0x36
  public static let absMTToolType: UInt16 = 0x37
  public static let absMTTrackingID: UInt16 = 0x39
  public static let absMTPressure: UInt16 = 0x3a
  public static let absMTDistance: UInt16 = 0x3b

  /// MSC_TIMESTAMP: when the device took the sample, in microseconds of its own clock.
  public static let timestamp: UInt16 = 0x05

  public static let buttonTouch: UInt16 = 0x14a
  public static let buttonLeft: UInt16 = 0x110
  public static let toolFinger: UInt16 = 0x145
  public static let toolQuintTap: UInt16 = 0x148
  public static let toolDoubleTap: UInt16 = 0x14d
  public static let toolTripleTap: UInt16 = 0x14e
  public static let toolQuadTap: UInt16 = 0x14f

  /// The value of ABS_MT_TOOL_TYPE that marks a palm.
  public static let toolTypePalm: Int32 = 2
}

/// One evdev event without its time: all events of a frame share the time of their SYN_REPORT.
public struct RawEvent: Hashable, Sendable {
  public var type: UInt16
  public var code: UInt16
  public var value: Int32

  public init(type: UInt16, code: UInt16, value: Int32) {
    self.type = type
    self.code = code
    self.value = value
  }

  /// An event of type EV_ABS.
  public static func absolute(_ code: UInt16, _ value: Int32) -> RawEvent {
    RawEvent(type: EventCode.absolute, code: code, value: value)
  }

  /// An event of type EV_KEY.
  public static func key(_ code: UInt16, _ value: Int32) -> RawEvent {
    RawEvent(type: EventCode.key, code: code, value: value)
  }
}
