/// What came of one attempt to check a secret.
public enum AttemptOutcome: Hashable, Sendable {
  case accepted
  case refused
  /// The secret was not checked, for this reason: it tells nobody anything, and does not count.
  case unchecked(String)
  /// Nobody knows what came of it, for this reason: it counts, since what was broken could else be
  /// broken on purpose.
  case broken(String)
}
