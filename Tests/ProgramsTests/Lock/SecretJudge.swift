import Interaction

/// What opens a lock with a secret, in the words of the definition: a slide, then something submitted,
/// then `accepted` in answer to it, and nothing that went back in between.
struct SecretJudge {
  private var hasSlid = false
  private var hasSubmitted = false
  private(set) var mayOpen = false

  mutating func slide() {
    (hasSlid, hasSubmitted, mayOpen) = (true, false, false)
  }

  mutating func submit() {
    hasSubmitted = hasSlid
  }

  mutating func answer(_ answer: SecretAnswer) {
    mayOpen = answer == .accepted && hasSlid && hasSubmitted
    hasSubmitted = false
  }

  /// The lock is closed again, or was opened.
  mutating func fallBack() {
    (hasSlid, hasSubmitted, mayOpen) = (false, false, false)
  }
}

/// The requests since the last look.
final class RequestLog {
  var list: [SecretRequest] = []

  func take() -> [SecretRequest] {
    defer { list.removeAll() }
    return list
  }
}
