public import InputModel

/// Measures from a handler to the picture of what it did.
///
///     unknown ──answer──► asking ⇄ asked(since)        (the terminal answers)
///        └──one second──► writing                       (it does not)
///
/// Answers carry no number, so after one that was given up nothing counts until all have come.
public struct DrawnMeter: Hashable, Sendable {
  /// How long a terminal may take to answer the first query.
  private static let patience = Interval(seconds: 1)
  /// A query whose answer takes longer is given up: the terminal, or this process, was stopped.
  private static let longest = Interval(seconds: 2)

  private enum State: Hashable, Sendable {
    case unknown(since: Instant?)
    case asking
    case asked(handled: Instant, at: Instant)
    case writing
  }

  private var state = State.unknown(since: nil)
  /// Queries without an answer yet.
  public private(set) var unanswered = 0

  public init() {}

  /// A picture of what was handled first at `handled` has been written.
  ///
  /// - Returns: what is known of it now, and whether to ask the terminal.
  public mutating func wrote(
    _ handled: Instant, at time: Instant
  ) -> (length: Interval?, mustAsk: Bool) {
    switch state {
    case .unknown(nil):
      state = .unknown(since: time)
      unanswered += 1
      return (nil, true)
    case .unknown(let since?):
      if time - since > DrawnMeter.patience { state = .writing }
      return (nil, false)
    case .asking:
      state = .asked(handled: handled, at: time)
      unanswered += 1
      return (nil, true)
    case .asked(_, let asked):
      if time - asked > DrawnMeter.longest { state = .asking }
      return (nil, false)
    case .writing:
      let length = time - handled
      return (length <= DrawnMeter.longest ? length : nil, false)
    }
  }

  /// The terminal answered. Returns how long after its handler the picture was known to be there.
  public mutating func answered(at time: Instant) -> Interval? {
    unanswered = max(unanswered - 1, 0)
    switch state {
    case .asked(let handled, let asked):
      guard unanswered == 0 else { return nil }
      state = .asking
      return time - asked <= DrawnMeter.longest ? time - handled : nil
    case .unknown:
      state = .asking
      return nil
    case .asking, .writing:
      return nil
    }
  }
}
