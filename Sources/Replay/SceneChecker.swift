internal import InputModel
internal import Interaction

/// Gathers and checks the secrets of scenes: the PIN and the password are 2580.
final class SceneChecker {
  static let secret = "2580"
  /// How long the next try has to wait after a wrong one.
  static let wait = Interval(seconds: 2)

  private var text = ""

  func take(_ request: SecretRequest) -> SecretAnswer? {
    switch request {
    case .add(let more): text += more
    case .eraseLast: text = String(text.dropLast())
    case .clear: text = ""
    case .submit:
      defer { text = "" }
      return text == SceneChecker.secret ? .accepted : .refused(wait: SceneChecker.wait)
    }
    return nil
  }
}
