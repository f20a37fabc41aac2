internal import Authentication
internal import Glibc
internal import InputModel
internal import Supervision

/// How the lock's secret is checked, and the check that goes on.
struct HeldSecret: ~Copyable {
  let method: AuthMethod
  private let program: AuthProgram
  private var attempt: AuthAttempt?
  private var number = 0
  /// Readable when the check has ended; −1 while there is none.
  private(set) var descriptor: Int32 = -1

  init(_ method: AuthMethod, _ program: AuthProgram) {
    self.method = method
    self.program = program
  }

  /// Starts a check. Returns where the secret is to be written, for the caller to close.
  mutating func start(_ number: Int) throws(AuthStartError) -> Int32 {
    stop()
    var started = try AuthAttempt(program, method)
    let secret = started.takeSecret()
    descriptor = started.descriptor
    attempt = consume started
    self.number = number
    return secret ?? -1
  }

  /// The check that has ended, and what came of it.
  mutating func ended() -> (number: Int, outcome: AttemptOutcome)? {
    guard let outcome = attempt?.outcome() else { return nil }
    stop()
    return (number, outcome)
  }

  mutating func stop() {
    attempt = nil
    descriptor = -1
  }
}
