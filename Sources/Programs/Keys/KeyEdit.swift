internal import Interaction

extension Key {
  /// What the key does to a text that is being written, as in a shell; nil for keys that leave it to
  /// what lies round the text.
  var edit: ((inout TextField) -> Void)? {
    switch self {
    case .character(let character): { $0.insert(String(character)) }
    case .paste(let text): { $0.insert(text) }
    case .backspace: { $0.deleteBackward() }
    case .deleteWord: { $0.deleteWordBackward() }
    case .delete: { $0.deleteForward() }
    case .clearLine: { $0.deleteToLineStart() }
    case .left: { $0.moveLeft() }
    case .right: { $0.moveRight() }
    case .wordLeft: { $0.moveWordLeft() }
    case .wordRight: { $0.moveWordRight() }
    case .home: { $0.moveToLineStart() }
    case .end: { $0.moveToLineEnd() }
    case .pageUp: { $0.moveToStart() }
    case .pageDown: { $0.moveToEnd() }
    case .up, .down, .enter, .escape, .tab, .backtab: nil
    }
  }
}
