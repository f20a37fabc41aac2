/// What `detent lock` asks for after the slide.
public enum LockAuth: String, CaseIterable, Hashable, Sendable {
  case none
  /// A PIN, whose hash is in a file.
  case pin
  /// The password of a user, which PAM checks.
  case pam
}
