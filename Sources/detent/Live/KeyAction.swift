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
  /// The meaning of a key in a subcommand; nil where it has none. What keys mean to the mailbox, the
  /// to-do app and the lock they know themselves, since they are also written in; a lock that is locked
  /// ends by none.
  init?(_ key: Key, in command: Invocation.Command) {
    switch (key, command) {
    case (_, .mailbox), (_, .todo), (_, .lock): self = .command(.key(key))
    case (.character("q"), .watch), (.character("q"), .events), (.character("q"), .latency):
      self = .quit
    case (_, .watch), (_, .events), (_, .latency), (_, .devices), (_, .doctor), (_, .unlock),
      (_, .record), (_, .replay), (_, .pin), (_, .calibrate), (_, .run):
      return nil
    }
  }
}
