internal import CLibinput
internal import Glibc
internal import InputModel

/// What libinput calls back: it opens and closes nodes through us, and logs to us.
///
/// Reached by the user-data pointer of the context, so it must outlive it.
@safe final class LibinputHost {
  private static let longestLine = 1024

  let log = LogRelay()
  private var descriptors: [String: Int32] = [:]

  /// The descriptor that libinput reads a node by; nil while it has none.
  func descriptor(of node: String) -> Int32? { descriptors[node] }

  private func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    var descriptor = unsafe Glibc.open(path, flags | O_CLOEXEC)
    if descriptor < 0, errno == EACCES {
      // Writing is for lamps only, which touch devices have not.
      descriptor = unsafe Glibc.open(path, flags & ~O_ACCMODE | O_RDONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { return -errno }
    unsafe descriptors[String(cString: path)] = descriptor
    return descriptor
  }

  private func close(_ descriptor: Int32) {
    descriptors = descriptors.filter { $0.value != descriptor }
    Glibc.close(descriptor)
  }

  private static func host(_ data: UnsafeMutableRawPointer?) -> LibinputHost? {
    unsafe data.map { unsafe Unmanaged<LibinputHost>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The table of libinput's calls for opening and closing.
  static var interface: libinput_interface {
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
    let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: longestLine) {
      buffer in
      guard let start = buffer.baseAddress else { return "" }
      unsafe vsnprintf(start, buffer.count, format, arguments)
      return unsafe String(cString: start)
    }
    let isError = priority.rawValue >= LIBINPUT_LOG_PRIORITY_ERROR.rawValue
    host.log.take(text, isError: isError, at: MonotonicClock.now().microseconds)
  }
}
