internal import Glibc

/// Why a console cannot be taken or given back. Each case has its exit status in the design.
public enum ConsoleError: Error, Hashable, Sendable {
  /// The kernel refuses it to this user.
  case notPermitted(String)
  /// Another program, the kernel or a file is in the way.
  case failure(String)

  /// A sentence that names the culprit.
  public var message: String {
    switch self {
    case .notPermitted(let message), .failure(let message): message
    }
  }

  /// A failed call, by errno: `what` is what could not be done.
  static func call(_ what: String, code: Int32 = errno) -> ConsoleError {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return code == EPERM || code == EACCES
      ? .notPermitted("\(what): \(reason)") : .failure("\(what): \(reason)")
  }
}
