import InputModel
import LockMessages
import Testing

@testable import Supervision

@Suite struct AttemptGateTests {
  static let start = Instant(microseconds: 1_000_000)

  /// A gate after so many wrong secrets, each tried as soon as it may be, and the time then.
  static func failed(_ count: Int) -> (gate: AttemptGate, now: Instant) {
    var gate = AttemptGate(failures: 0, at: start)
    var now = start
    for number in 0..<count {
      now = now + gate.remainingWait(at: now)
      let asked = gate.ask(at: now)
      #expect(asked == [.start(number + 1, failures: number + 1)])
      _ = gate.end(number + 1, .refused, at: now)
    }
    return (gate, now)
  }

  @Test(arguments: [
    (1, 0), (2, 0), (3, 5), (4, 10), (5, 20), (6, 40), (7, 80), (8, 160), (9, 300), (50, 300),
  ])
  func failuresCostMoreAndMoreTime(count: Int, seconds: Int) {
    let wait = Interval(seconds: Double(seconds))
    let (gate, now) = Self.failed(count)
    #expect(gate.remainingWait(at: now) == wait)
    #expect(AttemptGate.wait(after: count) == wait)
  }

  @Test func nothingIsTriedBeforeTheWaitIsOver() {
    var (gate, now) = Self.failed(3)
    var actions = gate.ask(at: now + .milliseconds(1000))
    #expect(actions == [.answer(.closed(wait: .milliseconds(4000)))])
    now = now + Interval(seconds: 5)
    actions = gate.ask(at: now)
    #expect(actions == [.start(4, failures: 4)])
  }

  @Test func anAttemptIsAFailureUntilItIsAccepted() {
    var (gate, now) = Self.failed(2)
    _ = gate.ask(at: now)
    #expect(gate.failures == 3)
    let actions = gate.end(3, .accepted, at: now)
    #expect(actions == [.note(failures: 0), .answer(.accepted)])
    #expect(gate.failures == 0)
  }

  @Test func whatWasNotCheckedDoesNotCount() {
    var (gate, now) = Self.failed(5)
    now = now + Interval(seconds: 60)
    _ = gate.ask(at: now)
    let actions = gate.end(6, .unchecked("PAM is missing"), at: now)
    #expect(
      actions == [
        .note(failures: 5), .answer(.failed(reason: "PAM is missing", wait: .zero)),
      ])
  }

  @Test func whatIsBrokenCounts() {
    var (gate, now) = Self.failed(2)
    _ = gate.ask(at: now)
    let actions = gate.end(3, .broken("killed"), at: now)
    #expect(actions == [.answer(.failed(reason: "killed", wait: Interval(seconds: 5)))])
    #expect(gate.failures == 3)
  }

  @Test func aCheckThatHangsIsStoppedAndCounts() {
    var (gate, now) = Self.failed(2)
    _ = gate.ask(at: now)
    #expect(gate.deadline == now + AttemptGate.limit)
    var actions = gate.pass(now + AttemptGate.limit - .milliseconds(1))
    #expect(actions.isEmpty)
    now = now + AttemptGate.limit
    actions = gate.pass(now)
    let wait = Interval(seconds: 5)
    #expect(actions == [.stop, .answer(.failed(reason: "no answer within 30 s", wait: wait))])
    actions = gate.end(3, .accepted, at: now)
    #expect(actions.isEmpty)
    #expect(gate.failures == 3)
  }

  @Test func oneCheckAtATime() {
    var gate = AttemptGate(failures: 0, at: Self.start)
    _ = gate.ask(at: Self.start)
    var actions = gate.ask(at: Self.start)
    #expect(actions.isEmpty)
    actions = gate.end(2, .accepted, at: Self.start)
    #expect(actions.isEmpty)
  }

  @Test func theCountOfAnEarlierProcessCloses() {
    let gate = AttemptGate(failures: 4, at: Self.start)
    #expect(gate.remainingWait(at: Self.start) == Interval(seconds: 10))
    #expect(
      AttemptGate(failures: .max, at: Self.start).remainingWait(at: Self.start)
        == Interval(seconds: 300))
  }

  @Test func whoGoesAwayHasFailed() {
    var (gate, now) = Self.failed(2)
    var actions = gate.abandon(at: now)
    #expect(actions.isEmpty)
    _ = gate.ask(at: now)
    actions = gate.abandon(at: now)
    #expect(actions == [.stop])
    #expect(gate.remainingWait(at: now) == Interval(seconds: 5))
    actions = gate.end(3, .accepted, at: now)
    #expect(actions.isEmpty)
  }
}
