internal import CLibevdev
internal import CLinux
internal import Glibc
internal import InputModel
internal import Recording

/// An event node that we read ourselves, by libevdev.
@safe struct EvdevDevice: ~Copyable {
  let descriptor: Int32
  private let device: OpaquePointer
  /// libevdev holds it unretained.
  private let log: LogRelay

  /// Opens a node for reading, with its stamps on CLOCK_MONOTONIC. libevdev complains to `log`.
  init(node: String, log: LogRelay, lender: DeviceLender? = nil) throws(SystemError) {
    let descriptor = try EvdevDevice.open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC, lender)
    guard let device = unsafe libevdev_new() else {
      close(descriptor)
      throw SystemError(code: ENOMEM)
    }
    unsafe libevdev_set_device_log_function(
      device, EvdevDevice.logHandler, LIBEVDEV_LOG_ERROR, Unmanaged.passUnretained(log).toOpaque())
    var result = unsafe libevdev_set_fd(device, descriptor)
    // A fresh descriptor stamps by CLOCK_REALTIME.
    if result == 0 { result = unsafe libevdev_set_clock_id(device, CLOCK_MONOTONIC) }
    guard result == 0 else {
      unsafe libevdev_free(device)
      close(descriptor)
      throw SystemError(code: -result)
    }
    self.descriptor = descriptor
    self.log = log
    unsafe self.device = device
  }

  deinit {
    unsafe libevdev_free(device)
    close(descriptor)
  }

  /// Opens a node, or has it from who holds it.
  static func open(
    _ node: String, _ flags: Int32, _ lender: DeviceLender?
  ) throws(SystemError) -> Int32 {
    if let lender { return try lender.open(node, flags) }
    let descriptor = unsafe Glibc.open(node, flags)
    guard descriptor >= 0 else { throw SystemError() }
    return descriptor
  }

  var name: String {
    unsafe libevdev_get_name(device).map { unsafe String(cString: $0) } ?? ""
  }

  var slots: Int { unsafe max(Int(libevdev_get_num_slots(device)), 0) }

  /// What the kernel says of an absolute axis; nil where the device has none.
  func axis(_ code: UInt16) -> AxisFacts? {
    guard let information = unsafe libevdev_get_abs_info(device, UInt32(code)) else { return nil }
    return unsafe AxisFacts(
      minimum: information.pointee.minimum, maximum: information.pointee.maximum,
      resolution: information.pointee.resolution)
  }

  var identity: DeviceIdentity {
    DeviceIdentity(
      vendor: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_vendor(device)),
      product: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_product(device)))
  }

  /// All that the kernel says of the device, for a recording.
  var recorded: RecordedDevice {
    var recorded = RecordedDevice(name: name)
    recorded.identity = RecordedDevice.Identity(
      bus: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_bustype(device)),
      vendor: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_vendor(device)),
      product: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_product(device)),
      version: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_version(device)))
    recorded.properties = Set(
      (0...UInt16(INPUT_PROP_MAX)).filter {
        unsafe libevdev_has_property(device, UInt32($0)) != 0
      })
    for type in 0...UInt16(EV_MAX) {
      let highest = libevdev_event_type_get_max(UInt32(type))
      guard highest >= 0, unsafe libevdev_has_event_type(device, UInt32(type)) != 0 else {
        continue
      }
      recorded.codes[type] = Set((0...UInt16(highest)).filter { has(type, $0) })
    }
    for code in recorded.codes[EventCode.absolute] ?? [] {
      guard let information = unsafe libevdev_get_abs_info(device, UInt32(code)) else { continue }
      recorded.axes[code] = unsafe RecordedDevice.Axis(
        minimum: information.pointee.minimum, maximum: information.pointee.maximum,
        fuzz: information.pointee.fuzz, flat: information.pointee.flat,
        resolution: information.pointee.resolution)
    }
    return recorded
  }

  var traits: TouchTraits {
    TouchTraits(
      isSemiMultitouch: unsafe libevdev_has_property(device, UInt32(INPUT_PROP_SEMI_MT)) != 0,
      axis: { axis($0) }, hasKey: { has(EventCode.key, $0) })
  }

  /// Whether something touched when the device was last read or opened.
  var isTouched: Bool {
    for slot in 0..<slots where value(EventCode.absMTTrackingID, of: slot) >= 0 { return true }
    return value(EventCode.key, EventCode.buttonTouch) != 0
  }

  /// One step of reading.
  enum Step: Hashable {
    case event(RawEvent)
    /// The frame is complete, at the kernel's time.
    case report(Instant)
    /// Events were dropped by the kernel; what is left of the frame is void.
    case dropped(Instant)
    case nothing
    /// The node cannot be read on: ENODEV for a device that went or was taken away.
    case failed(SystemError)
  }

  /// The next event.
  func next() -> Step {
    var event = input_event()
    let status = unsafe libevdev_next_event(
      device, UInt32(LIBEVDEV_READ_FLAG_NORMAL.rawValue), &event)
    guard status >= 0 else {
      return status == -EAGAIN || status == -EINTR ? .nothing : .failed(SystemError(code: -status))
    }
    let time = Instant(
      microseconds: Int64(event.time.tv_sec) &* 1_000_000 &+ Int64(event.time.tv_usec))
    if status == LIBEVDEV_READ_STATUS_SYNC.rawValue { return .dropped(time) }
    if event.type == EventCode.synchronization, event.code == EventCode.synReport {
      return .report(time)
    }
    return .event(RawEvent(type: event.type, code: event.code, value: event.value))
  }

  /// Asks the kernel for the state after a drop.
  ///
  /// libevdev words it as the changes that were missed, in several frames. They are passed over,
  /// since `appendState` tells the whole.
  func synchronize() {
    var event = input_event()
    var status = Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue)
    while status == LIBEVDEV_READ_STATUS_SYNC.rawValue {
      status = unsafe libevdev_next_event(
        device, UInt32(LIBEVDEV_READ_FLAG_SYNC.rawValue), &event)
    }
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

  private func has(_ type: UInt16, _ code: UInt16) -> Bool {
    unsafe libevdev_has_event_code(device, UInt32(type), UInt32(code)) != 0
  }

  private func value(_ type: UInt16, _ code: UInt16) -> Int32 {
    unsafe libevdev_get_event_value(device, UInt32(type), UInt32(code))
  }

  private func value(_ code: UInt16, of slot: Int) -> Int32 {
    unsafe libevdev_get_slot_value(device, UInt32(clamping: slot), UInt32(code))
  }

  private static let logHandler: libevdev_device_log_func_t = {
    _, priority, data, _, _, _, format, arguments in
    guard let data = unsafe data, let format = unsafe format, let arguments = unsafe arguments
    else { return }
    let log = unsafe Unmanaged<LogRelay>.fromOpaque(data).takeUnretainedValue()
    let isError = priority == LIBEVDEV_LOG_ERROR
    unsafe log.take(format, arguments, from: .libevdev, isError: isError)
  }
}
