internal import CLibevdev
internal import Glibc
internal import InputModel

// What a device sends, event by event.
extension EvdevDevice {
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
}
