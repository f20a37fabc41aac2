/// A key of the panel that asks for a secret.
public enum SecretKey: Hashable, Sendable {
  case character(Character)
  case erase
  case enter
  /// Capitals for the next letter.
  case shift
  /// Shows other keys.
  case layer(KeyboardPlan.Layer)

  /// The key's name as an element of the scene. A character that is blank there has a word.
  public var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .erase: "erase"
    case .enter: "enter"
    case .shift: "shift"
    case .layer(let layer): layer.rawValue
    }
  }
}

/// What a person does about a secret, by a key on the screen or a real one.
public enum SecretInput: Hashable, Sendable {
  case character(Character)
  case eraseLast
  case clear
  case enter
  /// Gives up: locked again.
  case cancel
}
