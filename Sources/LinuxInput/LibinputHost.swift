internal import CLibinput
internal import Glibc

/// What libinput calls back: it opens and closes nodes through us, and logs to us.
///
/// Reached by the user-data pointer of the context, so it outlives it: whoever holds a reference to
/// the context holds this, too.
@safe final class LibinputHost {
  let log: LogRelay
  private let lender: DeviceLender?
  /// libinput keeps the pointer, so the table stays at its address.
  let interface: UnsafeMutablePointer<libinput_interface>
  private var descriptors: [String: Int32] = [:]
  /// Why the last node that libinput asked for could not be opened; nil where it could.
  private(set) var refusal: SystemError?

  init(log: LogRelay, lender: DeviceLender?) {
    self.log = log
    self.lender = lender
    unsafe interface = .allocate(capacity: 1)
    unsafe interface.initialize(to: LibinputHost.table)
  }

  deinit {
    unsafe interface.deallocate()
  }

  /// The descriptor that libinput reads a node by; nil while it has none.
  func descriptor(of node: String) -> Int32? { descriptors[node] }

  /// Opens a node for libinput, but never for writing, which only lamps and vibration need.
  private func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    let node = unsafe String(cString: path)
    do throws(SystemError) {
      let descriptor = try EvdevDevice.open(
        node, flags & ~O_ACCMODE | O_RDONLY | O_CLOEXEC, lender)
      descriptors[node] = descriptor
      refusal = nil
      return descriptor
    } catch {
      refusal = error
      return -error.code
    }
  }

  private func close(_ descriptor: Int32) {
    descriptors = descriptors.filter { $0.value != descriptor }
    Glibc.close(descriptor)
  }

  private static func host(_ data: UnsafeMutableRawPointer?) -> LibinputHost? {
    unsafe data.map { unsafe Unmanaged<LibinputHost>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The table of libinput's calls for opening and closing.
  private static var table: libinput_interface {
    unsafe libinput_interface(
      open_restricted: { path, flags, data in
        guard let path = unsafe path, let host = unsafe LibinputHost.host(data) else {
          return -EINVAL
        }
        return unsafe host.open(path, flags)
      },
      close_restricted: { descriptor, data in
        unsafe LibinputHost.host(data)?.close(descriptor)
      })
  }

  /// The handler of libinput's log lines.
  static let logHandler: libinput_log_handler = { context, priority, format, arguments in
    guard let context = unsafe context, let format = unsafe format,
      let arguments = unsafe arguments,
      let host = unsafe LibinputHost.host(libinput_get_user_data(context))
    else { return }
    let isError = priority.rawValue >= LIBINPUT_LOG_PRIORITY_ERROR.rawValue
    unsafe host.log.take(format, arguments, from: .libinput, isError: isError)
  }
}
