public import InputModel

/// What the mail list tells of itself, in order.
public enum MailboxOutput: Hashable, Sendable {
  case row(RowReport)
  case outcome(OutcomeReport)
  /// Elements have moved, come or gone.
  case layout
}

/// A row's state when it changed.
public struct RowReport: Hashable, Sendable {
  public var time: Instant
  /// The row's place in the list, from 0.
  public var row: Int
  public var id: String
  public var phase: SwipeRow.Phase
  public var appearance: RowAppearance
  public var offset: Points
}

/// What became of a row.
public struct OutcomeReport: Hashable, Sendable {
  public var time: Instant
  public var row: Int
  public var id: String
  public var outcome: RowOutcome
  /// The option that was chosen, or fell to the message by default.
  public var option: RowOption?
}
