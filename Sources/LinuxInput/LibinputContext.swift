internal import CLibinput
internal import CLinux
internal import Glibc
internal import InputModel

/// A libinput context of the path backend, which opens what it is told to and nothing else.
///
/// libinput's own suspend and resume are not used: resuming fails as a whole as soon as one of its
/// nodes has gone or is refused. Devices are taken out and added again one by one instead.
@safe struct LibinputContext: ~Copyable {
  let host: LibinputHost
  let descriptor: Int32
  private let context: OpaquePointer

  /// libinput logs to `log`.
  init(log: LogRelay, lender: DeviceLender? = nil) throws(InputError) {
    host = LibinputHost(log: log, lender: lender)
    let data = unsafe Unmanaged.passUnretained(host).toOpaque()
    guard let context = unsafe libinput_path_create_context(host.interface, data) else {
      throw .failure("libinput: no context: \(SystemError().message)")
    }
    unsafe libinput_log_set_handler(context, LibinputHost.logHandler)
    unsafe libinput_log_set_priority(context, LIBINPUT_LOG_PRIORITY_INFO)
    unsafe self.context = context
    descriptor = unsafe libinput_get_fd(context)
  }

  deinit {
    unsafe libinput_unref(context)
  }

  /// Hands a node to libinput; nil where it takes it not, for which it logs the reason.
  func add(_ node: String) -> LibinputDevice? {
    guard let device = unsafe libinput_path_add_device(context, node) else { return nil }
    return unsafe LibinputDevice(device, of: context, host)
  }

  /// Whether libinput reads a node by a descriptor. After an error of reading that is no unplug it waits
  /// for the descriptor no more, and tells nobody.
  ///
  /// Its own descriptor is an epoll's, which refuses what it has already.
  func isWaiting(for descriptor: Int32) -> Bool {
    var event = unsafe epoll_event()
    guard unsafe epoll_ctl(self.descriptor, EPOLL_CTL_ADD, descriptor, &event) == 0 else {
      return true
    }
    _ = unsafe epoll_ctl(self.descriptor, EPOLL_CTL_DEL, descriptor, &event)
    return false
  }

  /// Reads what the kernel has.
  func dispatch() throws(SystemError) {
    let result = unsafe libinput_dispatch(context)
    guard result == 0 || result == -EINTR else { throw SystemError(code: -result) }
  }

  /// The next event; nil when none waits.
  func next() -> LibinputEvent? {
    guard let event = unsafe libinput_get_event(context) else { return nil }
    return unsafe LibinputEvent(event)
  }
}
