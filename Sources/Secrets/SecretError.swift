internal import Glibc

/// Why a secret cannot be asked for or kept. Each case has its exit status in the design.
public enum SecretError: Error, Hashable, Sendable {
  /// What the command line names is not there, or is not what it must be.
  case usage(String)
  /// The kernel refuses it to this user.
  case notPermitted(String)
  /// The system or the installation is at fault.
  case failure(String)

  /// A sentence that names the culprit.
  public var message: String {
    switch self {
    case .usage(let message), .notPermitted(let message), .failure(let message): message
    }
  }

  /// A failed call, by errno: `what` is what could not be done.
  public static func call(_ what: String, code: Int32? = nil) -> SecretError {
    let code = code ?? errno
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return code == EPERM || code == EACCES
      ? .notPermitted("\(what): \(reason)") : .failure("\(what): \(reason)")
  }
}
