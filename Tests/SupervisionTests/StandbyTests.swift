import SeededSource
import Testing

@testable import Supervision

@Suite struct StandbyTests {
  /// A standby that has taken inputs, of which nothing is expected.
  static func after(_ inputs: StandbyInput...) -> Standby {
    var standby = Standby()
    for input in inputs { _ = standby.handle(input) }
    return standby
  }

  @Test func sleepIsDelayedUntilItIsLocked() {
    var standby = Standby()
    var actions = standby.handle(.connected)
    #expect(actions == [.delaySleep])
    actions = standby.handle(.fallsAsleep)
    #expect(actions == [.startLock])
    actions = standby.handle(.lockStands)
    #expect(actions == [.hint(true), .allowSleep])
    actions = standby.handle(.awakes)
    #expect(actions.isEmpty)
    actions = standby.handle(.lockEnded(.exit(0)))
    #expect(actions == [.hint(false), .delaySleep])
  }

  @Test func whoIsLockedIsNotLockedAgain() {
    for inputs in [[], [StandbyInput.lockStands]] {
      var standby = Self.after(.connected, .lockAsked)
      for input in inputs { _ = standby.handle(input) }
      let actions = standby.handle(.lockAsked)
      #expect(actions.isEmpty)
    }
  }

  @Test func whoIsLockedLetsTheMachineSleep() {
    var standby = Self.after(.connected, .lockAsked, .lockStands)
    let actions = standby.handle(.fallsAsleep)
    #expect(actions == [.allowSleep])
  }

  @Test func aLockThatBeganBeforeTheSleepIsWaitedFor() {
    var standby = Self.after(.connected, .lockAsked)
    var actions = standby.handle(.fallsAsleep)
    #expect(actions.isEmpty)
    actions = standby.handle(.lockStands)
    #expect(actions == [.hint(true), .allowSleep])
  }

  @Test(arguments: [LockRunEnd.exit(5), .exit(0), .signal(11), .unstarted(2)])
  func aLockThatFailsIsSaidAndTriedAgain(end: LockRunEnd) {
    var standby = Self.after(.connected, .lockAsked)
    var actions = standby.handle(.lockEnded(end))
    #expect(actions == [.complain(end), .delaySleep])
    actions = standby.handle(.lockAsked)
    #expect(actions == [.startLock])
  }

  @Test(arguments: [LockRunEnd.exit(5), .signal(11), .unstarted(2)])
  func aLockThatFailsBeforeSleepIsTriedAgainAfterIt(end: LockRunEnd) {
    var standby = Self.after(.connected, .fallsAsleep)
    var actions = standby.handle(.lockEnded(end))
    #expect(actions == [.complain(end), .warnOfSleep, .allowSleep])
    actions = standby.handle(.awakes)
    #expect(actions == [.delaySleep, .startLock])
  }

  @Test func whatIsOpenedBeforeTheMachineSleptIsLockedAfterIt() {
    var standby = Self.after(.connected, .fallsAsleep, .lockStands)
    var actions = standby.handle(.lockEnded(.exit(0)))
    #expect(actions == [.hint(false)])
    actions = standby.handle(.awakes)
    #expect(actions == [.delaySleep, .startLock])
  }

  @Test func anotherLockIsEnough() {
    var standby = Self.after(.connected, .fallsAsleep)
    var actions = standby.handle(.lockEnded(.another))
    #expect(actions == [.complain(.another), .allowSleep])
    actions = standby.handle(.awakes)
    #expect(actions == [.delaySleep])
  }

  @Test func aLockWhoseProcessWasKilledIsTakenOver() {
    var standby = Self.after(.connected, .lockAsked, .lockStands)
    var actions = standby.handle(.lockEnded(.signal(9)))
    #expect(actions == [.complain(.signal(9)), .startLock])
    actions = standby.handle(.lockStands)
    #expect(actions == [.hint(true), .allowSleep])
  }

  @Test func aNewLogindIsAskedAgain() {
    var standby = Self.after(.connected)
    var actions = standby.handle(.connected)
    #expect(actions == [.delaySleep])
    standby = Self.after(.connected, .lockAsked, .lockStands)
    actions = standby.handle(.connected)
    #expect(actions == [.hint(true)])
  }

  /// Whatever comes: sleep is let go only when it is locked, or said not to be, or another lock holds.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func sleepIsNeverLetGoSilentlyUnlocked(seed: UInt64) {
    var random = Seeded(seed: seed)
    var standby = Self.after(.connected)
    let ends: [LockRunEnd] = [.exit(0), .exit(5), .signal(9), .unstarted(2), .another]
    var isRunning = false
    for _ in 0..<1000 {
      let end = StandbyInput.lockEnded(ends.randomElement(using: &random) ?? .another)
      let outside: [StandbyInput] = [.connected, .lockAsked, .fallsAsleep, .awakes]
      let input =
        (outside + (isRunning ? [.lockStands, end] : []))
        .randomElement(using: &random) ?? .connected
      let actions = standby.handle(input)
      if case .lockEnded = input { isRunning = false }
      #expect(actions.count { $0 == .startLock } <= (isRunning ? 0 : 1))
      if actions.contains(.startLock) { isRunning = true }
      #expect(isRunning == (standby.state != .open))
      guard actions.contains(.allowSleep) else { continue }
      #expect(
        standby.state == .locked || actions.contains(.warnOfSleep)
          || actions.contains(.complain(.another)))
    }
  }
}
