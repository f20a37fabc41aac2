import InputModel
import SeededSource
import Testing

@testable import Supervision

@Suite struct RandomInputTests {
  /// Whatever comes, and in whatever order: only the token or an administrator unlocks what is held,
  /// and switching is allowed only to take the console back or to end.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func nothingElseUnlocks(seed: UInt64) {
    var random = Seeded(seed: seed)
    var now = Instant(microseconds: 0)
    var supervisor = ConsoleSupervisor(
      console: 8, holdsDevices: Bool.random(using: &random),
      isRecovery: Bool.random(using: &random), at: now)
    var wasHeld = false
    var tellings = 0
    for _ in 0..<2000 where supervisor.ending == nil {
      now = now + .milliseconds(Int64.random(in: 0...700, using: &random))
      let input = RandomInputTests.input(&random, isHeld: wasHeld)
      let actions = supervisor.handle(input, at: now)
      tellings += actions.count { $0 == .tellLocked }
      wasHeld = wasHeld || actions.contains(.hold)
      guard wasHeld else { continue }
      #expect(!actions.contains(.restore), "\(input)")
      #expect(supervisor.ending == nil, "\(input)")
      if actions.contains(.allowSwitching) {
        #expect(actions == [.allowSwitching, .activate])
        #expect(input == .shown(1))
      }
    }
    #expect(tellings <= 1)
  }

  private static func input(_ random: inout Seeded, isHeld: Bool) -> SupervisorInput {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .shown(1)
    case 1: .shown(8)
    case 2: .screenDrew
    case 3: .screenEnded(.exit(Int32.random(in: 0...255, using: &random)))
    case 4: .screenEnded(.signal(Int32.random(in: 1...64, using: &random)))
    case 5: .screenEnded(.unstarted(2))
    case 6: .devicesHeld
    case 7: .deviceRefused
    case 8: .switchingLocked
    default: .timePassed
    }
  }
}
