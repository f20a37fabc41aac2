public import InputModel
public import LockMessages

/// Whether a secret may be tried, and what is written down before it is.
///
///     open ──asked──► checking ──refused, broken, limit──► closed ──asked after the wait──► checking
///      ▲                 │
///      └─────────────────┘ accepted, not checked
///
/// An attempt counts as a failure from before its check on, and only `accepted` clears the count. So
/// whatever is killed, and whenever, nobody gets an attempt for nothing.
public struct AttemptGate: Hashable, Sendable {
  enum State: Hashable {
    case open
    case checking(Int, until: Instant)
    case closed(until: Instant)
  }

  /// A check that takes longer hangs: PAM itself waits for two seconds after a wrong password, and a
  /// directory over a network may take several.
  public static let limit = Interval(seconds: 30)
  /// Two mistakes are those of people: they cost no time.
  static let freeFailures = 2
  static let firstWait = Interval(seconds: 5)
  /// At this pace all PINs of four digits take five weeks, and who has forgotten theirs can still try.
  static let longestWait = Interval(seconds: 300)

  private(set) var state: State
  /// The failures since the last `accepted`, the attempt that is being checked included.
  public private(set) var failures: Int
  /// The number of the latest attempt.
  private var latest = 0

  /// A gate that begins with the failures of an earlier process, whose wait begins anew.
  public init(failures: Int, at time: Instant) {
    self.failures = max(failures, 0)
    state = .open
    let wait = AttemptGate.wait(after: failures)
    if wait > .zero { state = .closed(until: time + wait) }
  }

  /// How long the next attempt has to wait after so many failures.
  public static func wait(after failures: Int) -> Interval {
    guard failures > freeFailures else { return .zero }
    let doublings = min(failures - freeFailures - 1, 16)
    return min(Interval(microseconds: firstWait.microseconds << doublings), longestWait)
  }

  /// When time next matters.
  public var deadline: Instant? {
    switch state {
    case .checking(_, let limit): limit
    case .open, .closed: nil
    }
  }

  /// What a screen that knows nothing is to be told of the wait.
  public func remainingWait(at time: Instant) -> Interval {
    switch state {
    case .closed(let end): max(end - time, .zero)
    case .open, .checking: .zero
    }
  }

  /// Somebody wants a secret checked.
  public mutating func ask(at time: Instant) -> [AttemptAction] {
    switch state {
    case .checking: return []
    case .closed(let end) where time < end: return [.answer(.closed(wait: end - time))]
    case .open, .closed:
      latest += 1
      failures += 1
      state = .checking(latest, until: time + AttemptGate.limit)
      return [.start(latest, failures: failures)]
    }
  }

  /// An attempt came to its end. Returns nothing where it is not the one that is being checked.
  public mutating func end(
    _ number: Int, _ outcome: AttemptOutcome, at time: Instant
  ) -> [AttemptAction] {
    guard case .checking(number, _) = state else { return [] }
    switch outcome {
    case .accepted:
      failures = 0
      state = .open
      return [.note(failures: 0), .answer(.accepted)]
    case .unchecked(let reason):
      failures -= 1
      state = .open
      return [.note(failures: failures), .answer(.failed(reason: reason, wait: .zero))]
    case .refused:
      return [.answer(.refused(wait: close(at: time)))]
    case .broken(let reason):
      return [.answer(.failed(reason: reason, wait: close(at: time)))]
    }
  }

  /// Lets time pass.
  public mutating func pass(_ time: Instant) -> [AttemptAction] {
    guard case .checking(_, let limit) = state, limit <= time else { return [] }
    let reason = "no answer within \(Int(AttemptGate.limit.seconds)) s"
    return [.stop, .answer(.failed(reason: reason, wait: close(at: time)))]
  }

  /// Who asked has gone.
  public mutating func abandon(at time: Instant) -> [AttemptAction] {
    guard case .checking = state else { return [] }
    _ = close(at: time)
    return [.stop]
  }

  private mutating func close(at time: Instant) -> Interval {
    let wait = AttemptGate.wait(after: failures)
    state = wait > .zero ? .closed(until: time + wait) : .open
    return wait
  }
}

/// What the gate wants done, in order.
public enum AttemptAction: Hashable, Sendable {
  /// Writes the count down and, once it is kept, starts the check with this number.
  case start(Int, failures: Int)
  /// Ends the check by force.
  case stop
  /// Writes the count down.
  case note(failures: Int)
  case answer(AttemptAnswer)
}
