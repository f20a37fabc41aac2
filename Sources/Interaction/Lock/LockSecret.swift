public import InputModel

/// What is asked for after the slide.
public enum LockSecret: Hashable, Sendable {
  case none
  /// Digits, by a keypad.
  case pin
  /// Any text, by keys or by a keyboard on the screen.
  case password
}

/// What a lock's screen asks of whoever gathers the secret and has it checked. The screen itself knows
/// only how long it is.
public enum SecretRequest: Hashable, Sendable {
  /// Adds what was typed.
  case add(String)
  /// Takes the last Character back.
  case eraseLast
  /// Forgets all.
  case clear
  /// Has it checked: answered by one `SecretAnswer`. What was gathered is forgotten.
  case submit
}

/// What came of a secret, or when the next may be tried.
public enum SecretAnswer: Hashable, Sendable {
  case accepted
  /// It is wrong; the next may be tried after `wait`, from now on.
  case refused(wait: Interval)
  /// It was not checked, for a reason that a person is told; the next may be tried after `wait`.
  case failed(reason: String, wait: Interval)
  /// A wait that an earlier screen was told, unasked.
  case closed(wait: Interval)
}
