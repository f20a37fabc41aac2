internal import InputModel
internal import Invocation
internal import Programs
internal import TerminalView

/// What a key asks for.
enum KeyAction: Hashable {
  case command(Command)
  case quit
  /// Gives grabbed devices back to the desktop.
  case releaseGrab
}

extension KeyAction {
  /// The meaning of a key in a subcommand; nil where it has none. A lock ends by no key.
  init?(_ key: ScreenKey, in command: Invocation.Command) {
    switch key {
    case .character("q") where command != .lock: self = .quit
    case .character("r") where command == .lock: self = .command(.reset)
    case .character(let letter):
      guard let command = KeyAction.letters[letter] else { return nil }
      self = .command(command)
    case .up: self = .command(.up)
    case .down: self = .command(.down)
    case .left: self = .command(.left)
    case .right: self = .command(.right)
    case .enter: self = .command(.confirm)
    case .escape: self = .command(.dismiss)
    case .tab, .backspace, .click, .statusReport: return nil
    }
  }

  private static let letters: [Character: Command] = [
    "k": .up, "j": .down, "a": .archive, "d": .delete, "s": .reschedule, "l": .list, "u": .undo,
  ]
}
