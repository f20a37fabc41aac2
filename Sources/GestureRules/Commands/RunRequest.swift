public import InputModel

/// What the gesture daemon's program wants done.
public enum RunRequest: Hashable, Sendable {
  case run(RuleFiring, at: Instant)
  /// The devices that were there at the start are being read.
  case ready
  /// So many rules and devices there are now.
  case standing(rules: Int, devices: Int)
}

/// What the gesture daemon's program is told.
public enum RunEvent: Hashable, Sendable {
  /// The rules for gestures that begin from now on.
  case rules([GestureRule])
  case report(CommandReport)
}
