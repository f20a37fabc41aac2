internal import Authentication
internal import Glibc
internal import LinuxConsole
internal import LockMessages
internal import Supervision

// Doing what concerns a secret.
extension HoldLoop {
  mutating func perform(_ action: AttemptAction) {
    switch action {
    case .start(let number, let failures): start(number, failures)
    case .stop:
      secret?.stop()
      if screen == nil { metrics?.countAbandoned() }
    case .note(let failures):
      do throws(ConsoleError) {
        try held.note(failures: failures)
      } catch {
        Report.tryToSay(error.message)
      }
    case .answer(let answer):
      metrics?.count(answer)
      screen?.attempts?.answer(answer)
    }
  }

  /// What cannot be written down is not tried.
  private mutating func start(_ number: Int, _ failures: Int) {
    do throws(ConsoleError) {
      try held.note(failures: failures)
    } catch {
      Report.tryToSay(error.message)
      tell(.attemptEnded(number, .unchecked(error.message)))
      return
    }
    do throws(AuthStartError) {
      guard let pipe = try secret?.start(number) else { return }
      screen?.attempts?.answer(.started, with: pipe)
      close(pipe)
    } catch {
      tell(.attemptEnded(number, error.outcome))
    }
  }

  /// Takes what the screen asks for.
  mutating func readAttempts() {
    while screen?.attempts?.next() == true { tell(.attemptAsked) }
  }

  /// Takes the verdict.
  mutating func readVerdict() {
    guard let ended = secret?.ended() else { return }
    tell(.attemptEnded(ended.number, ended.outcome))
  }
}
