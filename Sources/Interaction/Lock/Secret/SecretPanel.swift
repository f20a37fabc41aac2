public import InputModel

/// What asks for a secret after the slide. It knows how long the secret is, and nothing of it.
///
///     hidden ──slide──► asking ──enter──► checking ──accepted──► accepted, which alone opens
///       ▲                │  ▲                │
///       │ cancel,        │  │ over           │ refused, failed
///       │ 20 s idle      │  └── waiting ◄────┘
///       └────────────────┘          ▲
///     hidden ──slide, and a wait is not over──┘
///
/// While it checks or waits nothing is taken. An answer that nobody waits for opens nothing.
public struct SecretPanel: Hashable, Sendable {
  /// Whoever has gone leaves nothing typed behind.
  public static let idleTime = Interval(seconds: 20)

  public enum Phase: String, Hashable, Sendable {
    case hidden
    case asking
    case checking
    case waiting
    case accepted
  }

  enum State: Hashable, Sendable {
    case hidden
    case asking(until: Instant)
    case checking
    case waiting
    case accepted
  }

  /// Why the last secret came to nothing.
  public enum Fault: Hashable, Sendable {
    case wrong
    case empty
    case failed(String)

    /// What a person is told.
    var sentence: String {
      switch self {
      case .wrong: "wrong"
      case .empty: "nothing typed"
      case .failed(let reason): reason
      }
    }
  }

  public let kind: LockSecret
  /// How many characters were typed.
  public internal(set) var count = 0
  public internal(set) var fault: Fault?
  var state = State.hidden
  /// Nothing is taken before, whatever the state.
  private var closedUntil: Instant?
  /// The newest moment that is known.
  private var now = Instant(microseconds: 0)

  init(_ kind: LockSecret) {
    self.kind = kind
  }

  public var phase: Phase {
    switch state {
    case .hidden: .hidden
    case .asking: .asking
    case .checking: .checking
    case .waiting: .waiting
    case .accepted: .accepted
    }
  }

  /// When time changes something next; while it waits, each second does.
  var deadline: Instant? {
    switch state {
    case .asking(let until): return until
    case .waiting:
      guard let closedUntil else { return now }
      let rest = max((closedUntil - now).microseconds - 1, 0)
      return closedUntil - Interval(microseconds: rest / 1_000_000 * 1_000_000)
    case .hidden, .checking, .accepted: return nil
    }
  }

  /// What a person is told above the keys; nil where nothing is to be said.
  public func sentence(at time: Instant) -> String? {
    guard let wait = wait(at: time) else { return fault?.sentence }
    let seconds = (wait.microseconds + 999_999) / 1_000_000
    let rest = seconds < 100 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
    return fault.map { "\($0.sentence): again in \(rest)" } ?? "again in \(rest)"
  }

  /// How long nothing is taken yet; nil where something is.
  public func wait(at time: Instant) -> Interval? {
    switch state {
    case .waiting: closedUntil.map { max($0 - time, .zero) }
    case .hidden, .asking, .checking, .accepted: nil
    }
  }

  /// The slide is completed: asks, as soon as something is taken.
  mutating func ask(at time: Instant) {
    now = time
    switch state {
    case .hidden, .accepted:
      (count, fault) = (0, nil)
      if let closedUntil, closedUntil > time {
        state = .waiting
      } else {
        state = .asking(until: time + SecretPanel.idleTime)
      }
    case .asking, .checking, .waiting: break
    }
  }

  /// Takes an answer: `accepted` is the one that opens.
  ///
  /// - Returns: what is asked where something that was typed is void.
  mutating func take(_ answer: SecretAnswer, at time: Instant) -> SecretRequest? {
    switch answer {
    case .accepted:
      if state == .checking { state = .accepted }
      return nil
    case .refused(let wait): return close(for: wait, .wrong, at: time)
    case .failed(let reason, let wait): return close(for: wait, .failed(reason), at: time)
    case .closed(let wait): return close(for: wait, nil, at: time)
    }
  }

  /// Lets time pass. Returns what is asked where the panel gives up by itself, which hides it.
  mutating func advance(to time: Instant) -> SecretRequest? {
    now = time
    switch state {
    case .asking(let until):
      return until <= time ? hide() : nil
    case .waiting:
      let end = closedUntil ?? time
      if end <= time { state = .asking(until: end + SecretPanel.idleTime) }
    case .hidden, .checking, .accepted: break
    }
    return nil
  }

  /// The lock is locked again, or the screen goes black.
  ///
  /// - Returns: what is asked where something may have been typed.
  mutating func giveUp() -> SecretRequest? {
    switch state {
    case .asking: return hide()
    case .accepted, .waiting:
      state = .hidden
      return nil
    case .hidden, .checking: return nil
    }
  }

  private mutating func close(
    for wait: Interval, _ fault: Fault?, at time: Instant
  ) -> SecretRequest? {
    now = time
    if wait > .zero { closedUntil = max(closedUntil ?? time, time + wait) }
    switch state {
    case .checking, .asking, .waiting: break
    case .hidden, .accepted: return nil
    }
    let wasTyped = count > 0
    if let fault { self.fault = fault }
    count = 0
    let isClosed = closedUntil.map { $0 > time } ?? false
    state = isClosed ? .waiting : .asking(until: time + SecretPanel.idleTime)
    return wasTyped ? .clear : nil
  }

  mutating func hide() -> SecretRequest {
    state = .hidden
    (count, fault) = (0, nil)
    return .clear
  }
}
