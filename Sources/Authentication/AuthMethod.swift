/// How a secret is checked.
public enum AuthMethod: Hashable, Sendable {
  /// Against the hash in a file.
  case pin(file: String)
  /// By PAM, as the password of a user.
  case pam(user: String)

  /// What `detent-auth` is started with.
  public var arguments: [String] {
    switch self {
    case .pin(let file): ["pin", file]
    case .pam(let user): ["pam", user]
    }
  }

  /// Reads such arguments; nil where they are none.
  public init?(_ arguments: some Collection<String>) {
    let arguments = Array(arguments)
    guard arguments.count == 2 else { return nil }
    switch arguments[0] {
    case "pin": self = .pin(file: arguments[1])
    case "pam": self = .pam(user: arguments[1])
    default: return nil
    }
  }
}
