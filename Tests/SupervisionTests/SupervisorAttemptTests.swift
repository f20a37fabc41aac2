import InputModel
import LockMessages
import SeededSource
import Testing

@testable import Supervision

/// A lock with a secret.
@Suite struct SupervisorAttemptTests {
  static func held() -> ConsoleSupervisorTests.Run {
    var run = ConsoleSupervisorTests.Run.held()
    run.supervisor.attempts = AttemptGate(failures: 0, at: run.now)
    return run
  }

  static let tooEarly: [SupervisorAction] = [
    .attempt(.answer(.failed(reason: "the console is not locked yet", wait: .zero)))
  ]

  @Test func anAcceptedSecretIsVoidOnceAnotherIsAsked() {
    var run = Self.held()
    _ = run.tell(.screenSlid)
    _ = run.tell(.attemptAsked)
    _ = run.tell(.attemptEnded(1, .accepted))
    var actions = run.tell(.attemptAsked)
    #expect(actions == [.attempt(.start(2, failures: 1))])
    actions = run.tell(.screenUnlocked)
    #expect(actions.isEmpty)
    actions = run.tell(.attemptEnded(2, .refused))
    #expect(actions == [.attempt(.answer(.refused(wait: .zero)))])
    actions = run.tell(.screenUnlocked)
    #expect(actions.isEmpty)
    #expect(run.supervisor.state == .held)
  }

  @Test func theTokenAloneOpensNothing() {
    var run = Self.held()
    for input in [SupervisorInput.screenUnlocked, .screenSlid, .screenUnlocked] {
      let actions = run.tell(input)
      #expect(actions.isEmpty)
      #expect(run.supervisor.state == .held)
    }
  }

  @Test func aSlideThenTheSecretThenTheToken() {
    var run = Self.held()
    var actions = run.tell(.attemptAsked)
    #expect(actions == Self.tooEarly)
    _ = run.tell(.screenSlid)
    actions = run.tell(.attemptAsked)
    #expect(actions == [.attempt(.start(1, failures: 1))])
    actions = run.tell(.screenUnlocked)
    #expect(actions.isEmpty)
    actions = run.tell(.attemptEnded(1, .accepted))
    #expect(actions == [.attempt(.note(failures: 0)), .attempt(.answer(.accepted))])
    #expect(run.supervisor.state == .held)
    _ = run.tell(.screenUnlocked)
    actions = run.tell(.screenEnded(.exit(0)))
    #expect(actions == [.restore])
    #expect(run.supervisor.ending == .unlocked)
  }

  @Test func whatOneScreenKnewIsNothingToTheNext() {
    var run = Self.held()
    _ = run.tell(.screenSlid)
    _ = run.tell(.attemptAsked)
    _ = run.tell(.attemptEnded(1, .accepted))
    _ = run.tell(.screenEnded(.signal(9)))
    _ = run.tell(.timePassed)
    var actions = run.tell(.screenUnlocked)
    #expect(actions.isEmpty)
    actions = run.tell(.attemptAsked)
    #expect(actions == Self.tooEarly)
    _ = run.tell(.screenSlid)
    actions = run.tell(.screenUnlocked)
    #expect(actions.isEmpty)
    #expect(run.supervisor.state == .held)
  }

  @Test func theCheckOfAScreenThatDiedIsStopped() {
    var run = Self.held()
    _ = run.wait(Interval(seconds: 100))
    _ = run.tell(.screenSlid)
    _ = run.tell(.attemptAsked)
    var actions = run.tell(.screenEnded(.signal(11)))
    #expect(actions == [.attempt(.stop), .startScreen])
    _ = run.tell(.screenSlid)
    actions = run.tell(.attemptEnded(1, .accepted))
    #expect(actions.isEmpty)
    actions = run.tell(.screenUnlocked)
    #expect(actions.isEmpty)
    #expect(run.supervisor.attempts?.failures == 1)
  }

  @Test func aNewScreenIsToldTheWait() {
    var run = Self.held()
    _ = run.tell(.screenSlid)
    for number in 1...3 {
      _ = run.tell(.attemptAsked)
      _ = run.tell(.attemptEnded(number, .refused))
    }
    _ = run.wait(Interval(seconds: 2))
    _ = run.tell(.screenEnded(.signal(9)))
    let actions = run.tell(.screenDrew)
    #expect(actions == [.attempt(.answer(.closed(wait: Interval(seconds: 3))))])
  }

  @Test func aCheckThatHangsIsToldAndRetryable() {
    var run = Self.held()
    _ = run.tell(.screenSlid)
    _ = run.tell(.attemptAsked)
    #expect(run.supervisor.deadline == run.now + AttemptGate.limit)
    var actions = run.wait(AttemptGate.limit)
    let answer = AttemptAnswer.failed(reason: "no answer within 30 s", wait: .zero)
    #expect(actions == [.attempt(.stop), .attempt(.answer(answer))])
    actions = run.tell(.attemptAsked)
    #expect(actions == [.attempt(.start(2, failures: 2))])
  }

  /// Whatever comes: what is held opens only by a token after an accepted attempt that was asked for by
  /// the very screen that sends the token, after its slide.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func onlyTheScreensOwnSecretUnlocks(seed: UInt64) {
    var random = Seeded(seed: seed)
    var run = Self.held()
    var (screen, isAlive, slidScreen, acceptedScreen) = (0, true, -1, -1)
    var owners: [Int: Int] = [:]
    var unlocks = 0
    for _ in 0..<3000 {
      run.now = run.now + .milliseconds(Int64.random(in: 0...9000, using: &random))
      let input = Self.input(&random, owners.count)
      let actions = run.tell(input)
      for action in actions {
        switch action {
        case .startScreen: (screen, isAlive) = (screen + 1, true)
        case .attempt(.start(let number, _)):
          #expect(slidScreen == screen && isAlive)
          owners[number] = screen
        default: break
        }
      }
      switch input {
      case .screenSlid: if isAlive { slidScreen = screen }
      case .screenEnded: isAlive = actions.contains(.startScreen)
      case .attemptEnded(let number, .accepted)
      where actions.contains(.attempt(.answer(.accepted))):
        #expect(owners[number] == screen)
        acceptedScreen = screen
      default: break
      }
      if case .ending = run.supervisor.state {
        #expect(input == .screenUnlocked && acceptedScreen == screen)
        unlocks += 1
        run = Self.held()
        (screen, isAlive, owners) = (screen + 1, true, [:])
      }
    }
    #expect(unlocks > 0)
  }

  private static func input(_ random: inout Seeded, _ attempts: Int) -> SupervisorInput {
    let number = max(attempts - Int.random(in: 0...9, using: &random) / 8, 0)
    return switch Int.random(in: 0..<16, using: &random) {
    case 0: .shown(1)
    case 1: .shown(8)
    case 2: .screenDrew
    case 3: .screenEnded(.signal(9))
    case 4...6: .screenSlid
    case 7...9: .attemptAsked
    case 10: .attemptEnded(number, .accepted)
    case 11: .attemptEnded(number, .refused)
    case 12: .attemptEnded(number, .broken("killed"))
    case 13: .attemptEnded(number, .unchecked("missing"))
    case 14: .screenUnlocked
    default: .timePassed
    }
  }
}
