internal import Interaction

extension SecretInput {
  /// What a key means where a secret is asked for; a text that is pasted means each of its characters.
  static func inputs(of key: Key) -> [SecretInput] {
    switch key {
    case .character(let character): [.character(character)]
    case .paste(let text): text.map { .character($0) }
    case .backspace: [.eraseLast]
    case .clearLine, .deleteWord: [.clear]
    case .enter: [.enter]
    case .escape: [.cancel]
    case .up, .down, .left, .right, .wordLeft, .wordRight, .home, .end, .pageUp, .pageDown, .tab,
      .backtab, .delete:
      []
    }
  }
}
