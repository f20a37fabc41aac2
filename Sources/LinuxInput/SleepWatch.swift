internal import CSystemd
internal import Glibc

/// What logind says of sleep, by D-Bus, and the lock that makes it wait for us.
///
///     awake, lock held ──PrepareForSleep(true)──► going to sleep, lock held
///           ▲                                          │ allowSleep()
///           └────────PrepareForSleep(false)──── asleep, no lock
///
/// Nothing here waits: what is asked of logind is answered by a later `process`.
@safe final class SleepWatch {
  /// What came to pass.
  enum Happening: Hashable {
    case fallsAsleep
    case awakes
    /// logind gives no word or no lock, for this reason; told once.
    case unavailable(String)
  }

  private static let service = "org.freedesktop.login1"
  private static let path = "/org/freedesktop/login1"
  private static let manager = "org.freedesktop.login1.Manager"

  private let bus: OpaquePointer
  /// logind's pipe; sleep waits until it is closed.
  private var lock: Int32 = -1
  private var happenings: [Happening] = []
  private var hasComplained = false

  /// Asks to be told, and for the lock. Nil, with a reason for `explain`, where no bus is.
  init?(explain: (String) -> Void) {
    var opened: OpaquePointer?
    let result = unsafe sd_bus_open_system(&opened)
    guard result >= 0, let bus = unsafe opened else {
      explain(SystemError(code: -result).message)
      return nil
    }
    unsafe self.bus = bus
    unsafe sd_bus_match_signal_async(
      bus, nil, SleepWatch.service, SleepWatch.path, SleepWatch.manager, "PrepareForSleep",
      SleepWatch.told, nil, data)
    askForLock()
  }

  deinit {
    allowSleep()
    unsafe sd_bus_close(bus)
    unsafe sd_bus_unref(bus)
  }

  var descriptor: Int32 { unsafe sd_bus_get_fd(bus) }

  /// Which of POLLIN and POLLOUT the bus waits for.
  var interest: Int32 { unsafe max(sd_bus_get_events(bus), 0) }

  /// Reads and writes what the bus has, and hands out what came to pass. Nil when the bus is lost.
  func process() -> [Happening]? {
    var result: Int32 = 1
    while result > 0 { result = unsafe sd_bus_process(bus, nil) }
    guard result == 0 else { return nil }
    defer { happenings.removeAll() }
    return happenings
  }

  /// Lets the machine sleep, as far as it is up to us.
  func allowSleep() {
    if lock >= 0 { close(lock) }
    lock = -1
  }

  /// Asks logind to wait for us before it lets the machine sleep.
  func askForLock() {
    var call: OpaquePointer?
    guard
      unsafe sd_bus_message_new_method_call(
        bus, &call, SleepWatch.service, SleepWatch.path, SleepWatch.manager, "Inhibit") >= 0
    else { return }
    defer { unsafe sd_bus_message_unref(call) }
    for argument in ["sleep", "Detent", "lets go of touch devices", "delay"] {
      unsafe argument.withCString { text in
        _ = unsafe sd_bus_message_append_basic(call, CChar(UInt8(ascii: "s")), text)
      }
    }
    unsafe sd_bus_call_async(bus, nil, call, SleepWatch.answered, data, 0)
  }

  private var data: UnsafeMutableRawPointer {
    // The bus, and with it every callback, goes before this object.
    unsafe Unmanaged.passUnretained(self).toOpaque()
  }

  private func complain(_ reason: String) {
    guard !hasComplained else { return }
    hasComplained = true
    happenings.append(.unavailable(reason))
  }

  private static func watch(_ data: UnsafeMutableRawPointer?) -> SleepWatch? {
    unsafe data.map { unsafe Unmanaged<SleepWatch>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The signal PrepareForSleep, whose argument is true before sleep and false after it.
  private static let told: sd_bus_message_handler_t = { message, data, _ in
    var isStarting: Int32 = 0
    guard let watch = unsafe SleepWatch.watch(data),
      unsafe sd_bus_message_read_basic(message, CChar(UInt8(ascii: "b")), &isStarting) > 0
    else { return 0 }
    watch.happenings.append(isStarting != 0 ? .fallsAsleep : .awakes)
    return 0
  }

  /// The answer to the request for a lock.
  private static let answered: sd_bus_message_handler_t = { message, data, _ in
    guard let watch = unsafe SleepWatch.watch(data) else { return 0 }
    if unsafe sd_bus_message_is_method_error(message, nil) > 0 {
      let error = unsafe sd_bus_message_get_error(message)
      let text = unsafe error?.pointee.message.map { unsafe String(cString: $0) }
      watch.complain(text ?? "the request was refused")
      return 0
    }
    var descriptor: Int32 = -1
    guard
      unsafe sd_bus_message_read_basic(message, CChar(UInt8(ascii: "h")), &descriptor) > 0
    else { return 0 }
    watch.allowSleep()
    // The message closes its own.
    watch.lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return 0
  }
}
