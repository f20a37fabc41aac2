internal import CLinux
internal import Glibc

/// An errno as the C library words it, with the limit where one is to blame.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  init(code: Int32 = errno) {
    self.code = code
  }

  var message: String {
    let text = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    switch code {
    case EMFILE:
      return "\(text): this process may have no more than \(linux_open_file_limit()) (ulimit -n)"
    case ENFILE: return "\(text): the machine's limit is fs.file-max"
    default: return text
    }
  }

  /// Whether a descriptor could not be had, which may be had once another is closed.
  var isLackOfDescriptors: Bool { code == EMFILE || code == ENFILE }
}
