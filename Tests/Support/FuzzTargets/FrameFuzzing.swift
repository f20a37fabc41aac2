internal import InputModel
internal import Recording

/// Bytes as evdev events: what no text can say, and what a driver gone wrong may.
///
/// The first bytes describe the device, then each event is five: what it is (one of sixteen common
/// codes), two of its value, one by which time goes on, and one that ends a frame or not.
enum FrameFuzzing {
  private static let codes: [(UInt16, UInt16)] = [
    (EventCode.absolute, EventCode.absMTSlot), (EventCode.absolute, EventCode.absMTTrackingID),
    (EventCode.absolute, EventCode.absMTPositionX), (EventCode.absolute, EventCode.absMTPositionY),
    (EventCode.absolute, EventCode.absMTToolType), (EventCode.absolute, EventCode.absX),
    (EventCode.absolute, EventCode.absY), (EventCode.absolute, EventCode.absZ),
    (EventCode.key, EventCode.buttonTouch), (EventCode.key, EventCode.toolFinger),
    (EventCode.key, EventCode.toolDoubleTap), (EventCode.key, EventCode.toolTripleTap),
    (EventCode.key, EventCode.buttonLeft), (EventCode.synchronization, EventCode.synMTReport),
    (EventCode.synchronization, EventCode.synDropped), (0x04, 0x05),
  ]

  static func take(_ bytes: [UInt8]) {
    guard bytes.count > 8 else { return }
    var device = describe(bytes)
    var assembly = FrameAssembly()
    var time = Instant(microseconds: 0)
    for start in stride(from: 8, to: bytes.count - 4, by: 5) {
      let (type, code) = codes[Int(bytes[start] & 15)]
      let value = Int32(Int16(bitPattern: UInt16(bytes[start + 1]) << 8 | UInt16(bytes[start + 2])))
      time = time + Interval(microseconds: Int64(bytes[start + 3]) * 400)
      let event = RawEvent(type: type, code: code, value: value)
      let end = RawEvent(type: EventCode.synchronization, code: EventCode.synReport, value: 0)
      if let frame = assembly.take(event, at: time) { device.frames.append(frame) }
      if bytes[start + 4] & 1 == 0, let frame = assembly.take(end, at: time) {
        device.frames.append(frame)
      }
    }
    RecordingFuzzing.play(Recording(devices: [device]))
  }

  private static func describe(_ bytes: [UInt8]) -> RecordedDevice {
    let kinds = ["ID_INPUT_TOUCHSCREEN", "ID_INPUT_TOUCHPAD", "ID_INPUT_ACCELEROMETER"]
    var device = RecordedDevice(name: "fuzzed")
    device.udevProperties = [kinds[Int(bytes[0]) % kinds.count]: "1"]
    let isInverted = bytes[1] & 1 != 0
    let far = Int32(bytes[2]) << 6
    let axis = RecordedDevice.Axis(
      minimum: isInverted ? far : -Int32(bytes[3]), maximum: isInverted ? 0 : far,
      fuzz: Int32(bytes[4]), resolution: Int32(bytes[5]) - 8)
    var codes: [UInt16] = [EventCode.absX, EventCode.absY, EventCode.absZ]
    if bytes[1] & 2 != 0 { codes += [EventCode.absMTPositionX, EventCode.absMTPositionY] }
    for code in codes { device.axes[code] = axis }
    if bytes[1] & 4 != 0 {
      device.axes[EventCode.absMTSlot] = .init(minimum: 0, maximum: Int32(bytes[6] % 20))
    }
    for (type, code) in FrameFuzzing.codes { device.codes[type, default: []].insert(code) }
    device.properties = [UInt16(bytes[7] % 8)]
    return device
  }

  /// A drag on a screen, and one of two fingers on a pad.
  static let seeds: [[UInt8]] = ([0, 1] as [UInt8]).map { kind in
    var bytes: [UInt8] = [kind, 6, 100, 0, 0, 18, 10, 1]
    let finger = { (slot: UInt8, step: UInt8) -> [UInt8] in
      [0, 0, slot, 0, 1] + (step == 0 ? [1, 0, slot + 1, 0, 1] : []) + [2, 4 + step, slot, 0, 1]
        + [3, 4, slot, 20, 1]
    }
    for step in 0..<12 as Range<UInt8> {
      for slot in 0...kind { bytes += finger(slot, step) }
      bytes += [4, 0, 0, 20, 0]
    }
    for slot in 0...kind { bytes += [0, 0, slot, 0, 1, 1, 255, 255, 0, 0] }
    return bytes
  }
}
