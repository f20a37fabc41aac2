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

  mutating func attemptAsked(at time: Instant) -> [SupervisorAction] {
    switch progress {
    case .slid: (attempts?.ask(at: time) ?? []).map { .attempt($0) }
    case .locked, .accepted: []
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
