internal import CLibevdev
internal import CLinux
internal import Glibc
internal import InputModel

/// An event node that we read ourselves, by libevdev.
@safe struct EvdevDevice: ~Copyable {
  let descriptor: Int32
  private let device: OpaquePointer

  /// Opens a node for reading, with its stamps on CLOCK_MONOTONIC.
  init(node: String) throws(SystemError) {
    let descriptor = unsafe open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    var device: OpaquePointer? = nil
    let result = unsafe libevdev_new_from_fd(descriptor, &device)
    guard result == 0, let device = unsafe device else {
      close(descriptor)
      throw SystemError(code: -result)
    }
    // A fresh descriptor stamps by CLOCK_REALTIME.
    let clock = unsafe libevdev_set_clock_id(device, CLOCK_MONOTONIC)
    guard clock == 0 else {
      unsafe libevdev_free(device)
      close(descriptor)
      throw SystemError(code: -clock)
    }
    self.descriptor = descriptor
    unsafe self.device = device
  }

  deinit {
    unsafe libevdev_free(device)
    close(descriptor)
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

  /// One step of reading.
  enum Step: Hashable {
    case event(RawEvent)
    /// The frame is complete, at the kernel's time.
    case report(Instant)
    /// Events were dropped by the kernel; read on with `nextOfSynchronization`.
    case dropped(Instant)
    case nothing
    case gone
  }

  /// The next event.
  func next() -> Step { read(LIBEVDEV_READ_FLAG_NORMAL) }

  /// The next event of the state after a drop; `nothing` at its end.
  func nextOfSynchronization() -> Step { read(LIBEVDEV_READ_FLAG_SYNC) }

  private func read(_ flag: libevdev_read_flag) -> Step {
    var event = input_event()
    let status = unsafe libevdev_next_event(device, UInt32(flag.rawValue), &event)
    if status == -EAGAIN { return .nothing }
    guard status >= 0 else { return status == -EINTR ? .nothing : .gone }
    let time = Instant(
      microseconds: Int64(event.time.tv_sec) * 1_000_000 + Int64(event.time.tv_usec))
    if status == LIBEVDEV_READ_STATUS_SYNC.rawValue, event.type == EventCode.synchronization,
      event.code == EventCode.synDropped
    {
      return .dropped(time)
    }
    if event.type == EventCode.synchronization, event.code == EventCode.synReport {
      return .report(time)
    }
    return .event(RawEvent(type: event.type, code: event.code, value: event.value))
  }

  /// Appends the state as it is, as a frame: slots that hold a contact, the axes and the touch key.
  func appendState(to events: inout [RawEvent]) {
    for slot in 0..<slots {
      events.append(.absolute(EventCode.absMTSlot, Int32(slot)))
      append(EventCode.absMTTrackingID, of: slot, to: &events)
      append(EventCode.absMTPositionX, of: slot, to: &events)
      append(EventCode.absMTPositionY, of: slot, to: &events)
    }
    if slots > 0 {
      events.append(.absolute(EventCode.absMTSlot, unsafe libevdev_get_current_slot(device)))
    }
    for code in EventCode.absX...EventCode.absRX + 2 {
      guard unsafe libevdev_has_event_code(device, UInt32(EV_ABS), UInt32(code)) == 1 else {
        continue
      }
      let value = unsafe libevdev_get_event_value(device, UInt32(EV_ABS), UInt32(code))
      events.append(.absolute(code, value))
    }
    let touch = EventCode.buttonTouch
    events.append(
      .key(touch, unsafe libevdev_get_event_value(device, UInt32(EV_KEY), UInt32(touch))))
  }

  private func append(_ code: UInt16, of slot: Int, to events: inout [RawEvent]) {
    let value = unsafe libevdev_get_slot_value(device, UInt32(slot), UInt32(code))
    events.append(.absolute(code, value))
  }
}
