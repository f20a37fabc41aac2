internal import CLibevdev
internal import Glibc

/// An event node that we read ourselves, by libevdev.
@safe struct EvdevDevice: ~Copyable {
  let descriptor: Int32
  let device: OpaquePointer
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

  func has(_ type: UInt16, _ code: UInt16) -> Bool {
    unsafe libevdev_has_event_code(device, UInt32(type), UInt32(code)) != 0
  }

  func value(_ type: UInt16, _ code: UInt16) -> Int32 {
    unsafe libevdev_get_event_value(device, UInt32(type), UInt32(code))
  }

  func value(_ code: UInt16, of slot: Int) -> Int32 {
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
