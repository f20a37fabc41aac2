internal import InputModel
internal import LockMessages

// What concerns a secret.
extension ConsoleSupervisor {
  /// A screen that nobody could see was not slid on.
  mutating func slid() -> [SupervisorAction] {
    switch (state, progress) {
    case (.taking, .locked), (.held, .locked), (.reclaiming, .locked): progress = .slid
    case (.preparing, _), (.grabbing, _), (.taking, _), (.held, _), (.reclaiming, _), (.ending, _),
      (.ended, _):
      break
    }
    return []
  }

  /// Each question is answered sooner or later: a screen that waits for an answer takes nothing else.
  mutating func attemptAsked(at time: Instant) -> [SupervisorAction] {
    guard attempts != nil else { return [] }
    switch progress {
    case .locked:
      let reason = "the console is not locked yet"
      return [.attempt(.answer(.failed(reason: reason, wait: .zero)))]
    case .slid, .accepted:
      progress = .slid
      return (attempts?.ask(at: time) ?? []).map { .attempt($0) }
    }
  }

  /// The gate knows an attempt only as long as the screen lives that made it.
  mutating func attemptEnded(
    _ number: Int, _ outcome: AttemptOutcome, at time: Instant
  ) -> [SupervisorAction] {
    let steps = attempts?.end(number, outcome, at: time) ?? []
    if steps.contains(.answer(.accepted)) { progress = .accepted }
    return steps.map { .attempt($0) }
  }

  /// A screen that has come up is told the wait that an earlier one was told.
  func tellWait(at time: Instant) -> [SupervisorAction] {
    guard let wait = attempts?.remainingWait(at: time), wait > .zero else { return [] }
    return [.attempt(.answer(.closed(wait: wait)))]
  }
}
