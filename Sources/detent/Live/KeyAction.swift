internal import InputModel
internal import Invocation
internal import Programs

/// What a key asks for.
enum KeyAction: Hashable {
  case command(Command)
  case quit
  /// Gives grabbed devices back to the desktop.
  case releaseGrab
}

extension KeyAction {
  /// The meaning of a key in a subcommand; nil where it has none. A lock ends by no key, and what keys
  /// mean to the mailbox it knows itself, since it is also written in.
  init?(_ key: Key, in command: Invocation.Command) {
    switch (key, command) {
    case (_, .mailbox), (_, .todo): self = .command(.key(key))
    case (.character("r"), .lock): self = .command(.reset)
    case (.character("q"), .watch), (.character("q"), .events), (.character("q"), .latency):
      self = .quit
    case (_, .lock), (_, .watch), (_, .events), (_, .latency), (_, .devices), (_, .unlock):
      return nil
    }
  }
}
