import InputModel
import Testing

@testable import Supervision

@Suite struct ConsoleSupervisorTests {
  static let ours = 8
  static let other = 1

  /// A supervisor brought to a state by the inputs that lead to it, and the clock beside it.
  struct Run {
    var supervisor: ConsoleSupervisor
    var now = Instant(microseconds: 1_000_000)

    init(holdsDevices: Bool = false, isRecovery: Bool = false) {
      supervisor = ConsoleSupervisor(
        console: ConsoleSupervisorTests.ours, holdsDevices: holdsDevices, isRecovery: isRecovery,
        at: now)
    }

    mutating func tell(_ input: SupervisorInput) -> [SupervisorAction] {
      supervisor.handle(input, at: now)
    }

    mutating func wait(_ interval: Interval) -> [SupervisorAction] {
      now = now + interval
      return supervisor.handle(.timePassed, at: now)
    }

    static func held() -> Run {
      var run = Run()
      for input in [
        SupervisorInput.timePassed, .screenDrew, .shown(ConsoleSupervisorTests.other),
        .shown(ConsoleSupervisorTests.ours),
      ] {
        _ = run.tell(input)
      }
      return run
    }
  }

  @Test func nothingIsChangedBeforeTheScreenDraws() {
    var run = Run()
    var actions = run.tell(.timePassed)
    #expect(actions == [.startScreen])
    actions = run.tell(.shown(Self.other))
    #expect(actions.isEmpty)
    actions = run.tell(.screenUnlocked)
    #expect(actions.isEmpty)
    actions = run.tell(.screenDrew)
    #expect(actions == [.muteKeys, .activate])
    actions = run.tell(.shown(Self.ours))
    #expect(actions == [.hold])
    #expect(run.supervisor.state == .held)
  }

  @Test func devicesAreHeldBeforeTheConsole() {
    var run = Run(holdsDevices: true)
    _ = run.tell(.timePassed)
    var actions = run.tell(.devicesHeld)
    #expect(actions.isEmpty)
    actions = run.tell(.screenDrew)
    #expect(actions == [.holdDevices])
    actions = run.tell(.screenUnlocked)
    #expect(actions.isEmpty)
    actions = run.tell(.devicesHeld)
    #expect(actions == [.muteKeys, .activate])
  }

  @Test func aDeviceThatCannotBeHeldAtTheStartRefusesTheLock() {
    var run = Run(holdsDevices: true)
    _ = run.tell(.timePassed)
    _ = run.tell(.screenDrew)
    var actions = run.tell(.deviceRefused)
    #expect(actions == [.killScreen])
    actions = run.tell(.screenEnded(.signal(9)))
    #expect(actions == [.restore])
    #expect(run.supervisor.ending == .deviceRefused)
  }

  @Test func aKeyThatStaysDownAtTheStartRefusesTheLock() {
    var run = Run(holdsDevices: true)
    _ = run.tell(.timePassed)
    _ = run.tell(.screenDrew)
    let actions = run.wait(ConsoleSupervisor.grabbingLimit)
    #expect(actions == [.killScreen])
  }

  @Test func aDeviceThatComesLaterChangesNothing() {
    for input in [SupervisorInput.deviceRefused, .devicesHeld] {
      var run = Run.held()
      let actions = run.tell(input)
      #expect(actions.isEmpty)
      #expect(run.supervisor.state == .held)
    }
  }

  @Test func aScreenThatEndsBeforeItDrawsLocksNothing() {
    var run = Run()
    _ = run.tell(.timePassed)
    let actions = run.tell(.screenEnded(.exit(3)))
    #expect(actions == [.restore])
    #expect(run.supervisor.ending == .screenFailed(.exit(3)))
  }

  @Test func aScreenThatDrawsNothingIsGivenUp() {
    var run = Run()
    _ = run.tell(.timePassed)
    var actions = run.wait(ConsoleSupervisor.preparationLimit)
    #expect(actions == [.killScreen])
    actions = run.tell(.screenEnded(.signal(9)))
    #expect(actions == [.restore])
    #expect(run.supervisor.ending == .screenSilent)
  }

  @Test func anotherLockersFlagIsLeftAlone() {
    var run = Run()
    _ = run.tell(.timePassed)
    _ = run.tell(.screenDrew)
    var actions = run.tell(.shown(Self.other))
    #expect(actions == [.activate])
    actions = run.wait(ConsoleSupervisor.takingLimit)
    #expect(actions == [.killScreen])
    actions = run.tell(.screenEnded(.signal(9)))
    #expect(actions == [.restore])
    #expect(run.supervisor.ending == .notShown)
  }

  @Test func theFlagIsSetAgainEachTime() {
    var run = Run.held()
    for _ in 0..<3 {
      let actions = run.tell(.shown(Self.ours))
      #expect(actions == [.hold])
    }
  }

  @Test func anotherConsoleIsTakenBack() {
    var run = Run.held()
    for _ in 0..<3 {
      let actions = run.tell(.shown(Self.other))
      #expect(actions == [.allowSwitching, .activate])
      #expect(run.supervisor.state == .reclaiming)
    }
    let actions = run.tell(.shown(Self.ours))
    #expect(actions == [.hold])
    #expect(run.supervisor.state == .held)
  }

  @Test(arguments: [ScreenEnd.exit(0), .exit(1), .exit(143), .signal(9), .signal(11), .signal(6)])
  func noEndOfTheScreenUnlocks(end: ScreenEnd) {
    for isAway in [false, true] {
      var run = Run.held()
      if isAway { _ = run.tell(.shown(Self.other)) }
      _ = run.wait(Interval(seconds: 100))
      let actions = run.tell(.screenEnded(end))
      #expect(actions == [.startScreen])
      #expect(run.supervisor.ending == nil)
    }
  }

  @Test func aScreenThatKeepsEndingIsBackWithinASecond() {
    var run = Run.held()
    for _ in 0..<100 {
      let end = run.now
      var actions = run.tell(.screenEnded(.signal(11)))
      while actions.isEmpty, let deadline = run.supervisor.deadline {
        actions = run.wait(deadline - run.now)
      }
      #expect(actions == [.startScreen])
      #expect(run.now - end < Interval(seconds: 0.5))
      run.now = run.now + .milliseconds(1)
    }
  }

  @Test func aScreenThatCannotBeStartedIsTriedAgain() {
    var run = Run.held()
    _ = run.tell(.screenEnded(.signal(9)))
    _ = run.tell(.screenEnded(.unstarted(2)))
    #expect(run.supervisor.ending == nil)
    let deadline = run.supervisor.deadline
    #expect(deadline.map { $0 - run.now < Interval(seconds: 1) } == true)
  }

  @Test func theTokenUnlocksOnceTheScreenHasEnded() {
    var run = Run.held()
    var actions = run.tell(.screenUnlocked)
    #expect(actions.isEmpty)
    #expect(run.supervisor.ending == nil)
    actions = run.tell(.screenEnded(.exit(0)))
    #expect(actions == [.restore])
    #expect(run.supervisor.ending == .unlocked)
  }

  @Test func aScreenThatStaysAfterItsTokenIsKilled() {
    var run = Run.held()
    _ = run.tell(.screenUnlocked)
    var actions = run.wait(ConsoleSupervisor.endingLimit)
    #expect(actions == [.killScreen])
    actions = run.wait(ConsoleSupervisor.endingLimit)
    #expect(actions == [.restore])
    #expect(run.supervisor.ending == .unlocked)
  }

  @Test func anAdministratorEndsItWithOrWithoutAScreen() {
    var run = Run.held()
    var actions = run.tell(.releaseAsked)
    #expect(actions == [.killScreen])
    actions = run.tell(.screenEnded(.signal(9)))
    #expect(actions == [.restore])
    #expect(run.supervisor.ending == .released)
    run = Run.held()
    for _ in 0..<3 { _ = run.tell(.screenEnded(.signal(11))) }
    _ = run.tell(.screenEnded(.unstarted(12)))
    actions = run.tell(.releaseAsked)
    #expect(actions == [.restore])
    #expect(run.supervisor.ending == .released)
  }

  @Test func whatACrashLeftIsNotOpenedForAMoment() {
    var run = Run(isRecovery: true)
    var actions = run.tell(.shown(Self.ours))
    #expect(actions == [.hold])
    actions = run.wait(.zero)
    #expect(actions == [.startScreen])
    actions = run.tell(.screenEnded(.exit(3)))
    #expect(actions == [.startScreen])
    #expect(run.supervisor.ending == nil)
  }

  @Test func itIsToldOnceThatItIsLocked() {
    var run = Run.held()
    for count in [1, 0, 0] {
      _ = run.tell(.shown(Self.ours))
      let actions = run.tell(.switchingLocked)
      #expect(actions.count { $0 == .tellLocked } == count)
    }
  }

  @Test func itIsNotToldWhileAnotherConsoleIsShown() {
    var run = Run.held()
    _ = run.tell(.shown(Self.other))
    var actions = run.tell(.switchingLocked)
    #expect(actions.isEmpty)
    _ = run.tell(.shown(Self.ours))
    actions = run.tell(.switchingLocked)
    #expect(actions == [.tellLocked])
  }

  @Test func itIsNotToldBeforeAPictureStands() {
    for hadPicture in [false, true] {
      var run = hadPicture ? Run.held() : Run(isRecovery: true)
      _ = run.tell(.timePassed)
      _ = run.tell(.shown(Self.ours))
      _ = run.tell(.screenEnded(.signal(9)))
      var actions = run.tell(.switchingLocked)
      #expect(actions.isEmpty)
      _ = run.tell(.screenDrew)
      actions = run.tell(.switchingLocked)
      #expect(actions == [.tellLocked])
    }
  }

  @Test func anEndIsFinal() {
    var run = Run.held()
    _ = run.tell(.screenUnlocked)
    _ = run.tell(.screenEnded(.exit(0)))
    for input in [
      SupervisorInput.shown(Self.other), .screenDrew, .screenUnlocked, .releaseAsked,
      .screenEnded(.exit(0)), .timePassed,
    ] {
      let actions = run.tell(input)
      #expect(actions.isEmpty)
    }
    #expect(run.supervisor.deadline == nil)
  }
}
