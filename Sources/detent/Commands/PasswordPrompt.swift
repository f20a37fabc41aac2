internal import Glibc
internal import Secrets

/// Asks for a password: on the terminal without showing it, or by the first line of a pipe.
enum PasswordPrompt {
  enum Answer {
    /// Empty where it was none that a password can be.
    case password(String)
    /// The terminal's keys or a signal ended it.
    case ended(signal: Int32)
  }

  /// - Parameter account: Whose password it is.
  static func ask(_ account: String) throws(SecretError) -> Answer {
    guard var secret = SecretBuffer() else { throw .failure("there is no memory") }
    if isatty(STDIN_FILENO) == 1 {
      let prompt = try HiddenPrompt()
      if let signal = try prompt.ask("password of \(account): ", &secret) {
        return .ended(signal: signal)
      }
    } else {
      guard secret.read(STDIN_FILENO, isLine: true) else {
        throw .call("standard input cannot be read")
      }
    }
    return unsafe .password(secret.withText { unsafe String(cString: $0) })
  }
}
