internal import CLibevdev
internal import InputModel

// What is so on a device now, as libevdev keeps it.
extension EvdevDevice {
  /// Whether something touched when the device was last read or opened.
  var isTouched: Bool {
    for slot in 0..<slots where value(EventCode.absMTTrackingID, of: slot) >= 0 { return true }
    return value(EventCode.key, EventCode.buttonTouch) != 0
  }

  /// Appends the state as it is, as a frame: every slot, the axes and the keys of touching.
  func appendState(to events: inout [RawEvent]) {
    for slot in 0..<slots {
      events.append(.absolute(EventCode.absMTSlot, Int32(clamping: slot)))
      for code in EvdevDevice.slotCodes where has(EventCode.absolute, code) {
        events.append(.absolute(code, value(code, of: slot)))
      }
    }
    if slots > 0 {
      events.append(.absolute(EventCode.absMTSlot, unsafe libevdev_get_current_slot(device)))
    }
    for code in EventCode.absX...EventCode.absRX + 2 where has(EventCode.absolute, code) {
      events.append(.absolute(code, value(EventCode.absolute, code)))
    }
    if has(EventCode.absolute, EventCode.absPressure) {
      events.append(
        .absolute(EventCode.absPressure, value(EventCode.absolute, EventCode.absPressure)))
    }
    for code in EvdevDevice.touchKeys where has(EventCode.key, code) {
      events.append(.key(code, value(EventCode.key, code)))
    }
  }

  /// Calls `body` with the slot and the place of each contact that is down, in the kernel's units. A
  /// device without slots has one, or none.
  func eachContact(_ body: (_ slot: Int32, _ x: Int32, _ y: Int32) -> Void) {
    guard slots > 0 else {
      guard value(EventCode.key, EventCode.buttonTouch) != 0 else { return }
      body(
        0, value(EventCode.absolute, EventCode.absX), value(EventCode.absolute, EventCode.absY))
      return
    }
    for slot in 0..<slots where value(EventCode.absMTTrackingID, of: slot) >= 0 {
      body(
        Int32(clamping: slot), value(EventCode.absMTPositionX, of: slot),
        value(EventCode.absMTPositionY, of: slot))
    }
  }

  private static let slotCodes = [
    EventCode.absMTTrackingID, EventCode.absMTPositionX, EventCode.absMTPositionY,
    EventCode.absMTToolType, EventCode.absMTPressure, EventCode.absMTDistance,
    EventCode.absMTTouchMajor,
  ]

  private static let touchKeys = [
    EventCode.toolFinger, EventCode.toolDoubleTap, EventCode.toolTripleTap, EventCode.toolQuadTap,
    EventCode.toolQuintTap, EventCode.buttonTouch, EventCode.buttonLeft,
  ]
}
