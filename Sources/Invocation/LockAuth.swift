public import Interaction

/// What `detent lock` asks for after the slide.
public enum LockAuth: String, CaseIterable, Hashable, Sendable {
  case none
  /// A PIN, whose hash is in a file.
  case pin
  /// The password of a user, which PAM checks.
  case pam
}

extension LockAuth {
  /// What the screen asks for.
  public var secret: LockSecret {
    switch self {
    case .none: .none
    case .pin: .pin
    case .pam: .password
    }
  }
}
