internal import CLibinput
internal import InputModel

/// A libinput context of the path backend, which opens what it is told to and nothing else.
@safe struct LibinputContext: ~Copyable {
  let host = LibinputHost()
  let descriptor: Int32
  private let context: OpaquePointer
  /// libinput keeps the pointer, so the table stays at its address as long as the context.
  private let interface: UnsafeMutablePointer<libinput_interface>

  init() throws(InputError) {
    let interface = UnsafeMutablePointer<libinput_interface>.allocate(capacity: 1)
    unsafe interface.initialize(to: LibinputHost.interface)
    let data = unsafe Unmanaged.passUnretained(host).toOpaque()
    guard let context = unsafe libinput_path_create_context(interface, data) else {
      unsafe interface.deallocate()
      throw .failure("libinput: no context")
    }
    unsafe libinput_log_set_handler(context, LibinputHost.logHandler)
    unsafe libinput_log_set_priority(context, LIBINPUT_LOG_PRIORITY_INFO)
    unsafe self.context = context
    unsafe self.interface = interface
    descriptor = unsafe libinput_get_fd(context)
  }

  deinit {
    unsafe libinput_unref(context)
    unsafe interface.deallocate()
  }

  /// Hands a node to libinput; nil where it takes it not, for which it logs the reason.
  func add(_ node: String) -> LibinputDevice? {
    guard let device = unsafe libinput_path_add_device(context, node) else { return nil }
    return unsafe LibinputDevice(device)
  }

  /// Takes a device from libinput. One that is gone already may be taken, too.
  func remove(_ device: borrowing LibinputDevice) {
    unsafe libinput_path_remove_device(device.pointer)
  }

  /// Reads what the kernel has. Returns false when libinput cannot go on.
  func dispatch() -> Bool { unsafe libinput_dispatch(context) == 0 }

  /// The next event; nil when none waits.
  func next() -> LibinputEvent? {
    guard let event = unsafe libinput_get_event(context) else { return nil }
    return unsafe LibinputEvent(event)
  }

  /// Closes all nodes; what touched is ended.
  func suspend() { unsafe libinput_suspend(context) }

  /// Opens the nodes again, as new devices. Returns false when libinput cannot go on.
  func resume() -> Bool { unsafe libinput_resume(context) == 0 }
}
