internal import InputModel

// What is typed where a secret is asked for.
extension SecretPanel {
  /// Takes what was typed. Returns what is asked of whoever gathers it.
  mutating func take(_ input: SecretInput, at time: Instant) -> SecretRequest? {
    switch state {
    case .asking: break
    case .hidden, .checking, .waiting, .accepted: return nil
    }
    state = .asking(until: time + SecretPanel.idleTime)
    switch input {
    case .character(let character): return add(character)
    case .eraseLast:
      // The last one takes all with it, whatever marks were counted as no character.
      guard count > 1 else { return clear() }
      count -= 1
      return .eraseLast
    case .clear: return clear()
    case .enter:
      // An account may have an empty password; there is no empty PIN.
      guard count > 0 || kind == .password else {
        fault = .empty
        return nil
      }
      count = 0
      fault = nil
      state = .checking
      return .submit
    case .cancel: return hide()
    }
  }

  /// Somebody is there, who types nothing yet.
  mutating func stay(at time: Instant) {
    switch state {
    case .asking: state = .asking(until: time + SecretPanel.idleTime)
    case .hidden, .checking, .waiting, .accepted: break
    }
  }

  private mutating func add(_ character: Character) -> SecretRequest? {
    guard let text = SecretPanel.text(of: character, for: kind) else { return nil }
    // An accent that comes by itself joins the letter before it.
    let joins = character.unicodeScalars.first?.properties.isGraphemeExtend ?? false
    if !joins || count == 0 { count += 1 }
    fault = nil
    return .add(text)
  }

  private mutating func clear() -> SecretRequest {
    count = 0
    return .clear
  }

  /// What is added of a character: any digit to a PIN as one of ASCII, no control to a password.
  private static func text(of character: Character, for kind: LockSecret) -> String? {
    switch kind {
    case .pin:
      guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return nil }
      return String(digit)
    case .password:
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      return isControl ? nil : String(character)
    case .none: return nil
    }
  }
}
