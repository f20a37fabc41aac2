internal import Glibc

/// An errno as the C library words it.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  init(code: Int32 = errno) {
    self.code = code
  }

  var message: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
