internal import InputModel
internal import LockMessages
internal import Secrets

/// Who has a secret checked. It is used by one thread.
protocol SecretCheck: AnyObject {
  /// Readable when `attend` has something to do; −1 for never.
  var descriptor: Int32 { get }
  /// When `attend` has something to do at the latest.
  var deadline: Instant? { get }

  /// Asks for a check. Each is answered once, at once or by `attend`; the secret is taken when the
  /// answer is `started`, and another answer follows.
  func submit(_ secret: inout SecretBuffer) -> [AttemptAnswer]

  /// Takes what came.
  func attend(_ secret: inout SecretBuffer) -> [AttemptAnswer]
}
