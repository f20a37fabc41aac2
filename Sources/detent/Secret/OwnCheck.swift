internal import Authentication
internal import InputModel
internal import LinuxInput
internal import LockMessages
internal import Secrets
internal import Supervision

/// A lock of one terminal, which has secrets checked itself.
final class OwnCheck: SecretCheck {
  private let program: AuthProgram
  private let method: AuthMethod
  private var gate = AttemptGate(failures: 0, at: MonotonicClock.now())
  private var attempt: AuthAttempt?
  private var number = 0
  private(set) var descriptor: Int32 = -1
  var deadline: Instant? { gate.deadline }

  init(_ program: AuthProgram, _ method: AuthMethod) {
    self.program = program
    self.method = method
  }

  func submit(_ secret: inout SecretBuffer) -> [AttemptAnswer] {
    perform(gate.ask(at: MonotonicClock.now()), secret)
  }

  func attend(_ secret: inout SecretBuffer) -> [AttemptAnswer] {
    let now = MonotonicClock.now()
    guard let outcome = attempt?.outcome() else { return perform(gate.pass(now), secret) }
    stop()
    return perform(gate.end(number, outcome, at: now), secret)
  }

  private func perform(
    _ actions: [AttemptAction], _ secret: borrowing SecretBuffer
  ) -> [AttemptAnswer] {
    var answers: [AttemptAnswer] = []
    for action in actions {
      switch action {
      case .start(let number, _): answers += start(number, secret)
      case .stop: stop()
      // The count goes with the process, and so does the lock.
      case .note: break
      case .answer(let answer): answers.append(answer)
      }
    }
    return answers
  }

  private func start(_ number: Int, _ secret: borrowing SecretBuffer) -> [AttemptAnswer] {
    self.number = number
    do throws(AuthStartError) {
      var started = try AuthAttempt(program, method)
      started.give(secret)
      descriptor = started.descriptor
      attempt = consume started
      return [.started]
    } catch {
      return perform(gate.end(number, error.outcome, at: MonotonicClock.now()), secret)
    }
  }

  private func stop() {
    attempt = nil
    descriptor = -1
  }
}
