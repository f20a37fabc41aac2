/// What a person types. What a key means is the program's: letters are commands in one place and
/// text in another.
public enum Key: Hashable, Sendable {
  /// A sign, or a part of one: an accent, or one of the scalars of an emoji, may come by itself.
  case character(Character)
  /// A text that came as a whole from elsewhere, with whatever characters it has.
  case paste(String)
  case up
  case down
  case left
  case right
  case wordLeft
  case wordRight
  /// To the start of the line.
  case home
  /// To the end of the line.
  case end
  case pageUp
  case pageDown
  case enter
  case escape
  case tab
  case backtab
  case backspace
  /// Deletes the word before the cursor.
  case deleteWord
  /// Deletes forward.
  case delete
  /// Deletes to the start of the line.
  case clearLine
}

extension Key {
  /// The key that a script names: a single Character stands for itself.
  public init?(name: String) {
    if name.count == 1, let character = name.first {
      self = .character(character)
    } else if let key = Key.names[name] {
      self = key
    } else {
      return nil
    }
  }

  /// The names that there are, beside single characters.
  static var known: String { names.keys.sorted().joined(separator: ", ") }

  private static let names: [String: Key] = [
    "up": .up, "down": .down, "left": .left, "right": .right, "ctrl-left": .wordLeft,
    "ctrl-right": .wordRight, "home": .home, "ctrl-a": .home, "end": .end, "ctrl-e": .end,
    "page-up": .pageUp, "page-down": .pageDown, "enter": .enter, "return": .enter,
    "escape": .escape, "tab": .tab,
    "shift-tab": .backtab, "backspace": .backspace, "ctrl-w": .deleteWord, "delete": .delete,
    "ctrl-u": .clearLine, "space": .character(" "),
  ]
}
