import InputModel
import Interaction
import Programs
import Testing

@Suite struct LockClockTests {
  /// Thursday 31 December 2026, 23:59:10 at the first microsecond.
  static let civil: @Sendable (Instant) -> CivilTime = { time in
    let start = CivilTime(CivilDate(daysSince1970: 20_818), hour: 23, minute: 59, second: 10)
    return start.adding(seconds: Int(time.seconds))
  }

  @Test func itGoesOnAtTheMinute() {
    var program = LockProgram(title: "Test", mode: "cosmetic", civil: Self.civil)
    var lines: [Line] = []
    program.advance(to: Instant(microseconds: 5_000_000), into: &lines)
    #expect(Self.clock(program) == ClockSnapshot(time: "23:59", date: "Thursday 31 December"))
    #expect(program.deadline == Instant(microseconds: 50_000_000))
    program.advance(to: Instant(microseconds: 50_000_000), into: &lines)
    #expect(Self.clock(program) == ClockSnapshot(time: "0:00", date: "Friday 1 January"))
    #expect(program.deadline == Instant(microseconds: 110_000_000))
  }

  @Test func aBlankScreenIsNotWokenByTheMinute() {
    var program = LockProgram(
      title: "Test", mode: "cosmetic", blanksAfter: Interval(seconds: 5), civil: Self.civil)
    var lines: [Line] = []
    program.advance(to: Instant(microseconds: 5_000_000), into: &lines)
    program.advance(to: Instant(microseconds: 10_000_000), into: &lines)
    #expect(program.deadline == nil)
    program.handle(.key(.escape), at: Instant(microseconds: 60_000_000), into: &lines)
    #expect(Self.clock(program)?.time == "0:00")
  }

  static func clock(_ program: LockProgram) -> ClockSnapshot? {
    guard case .lock(let lock) = program.snapshot(at: Instant(microseconds: 0)).picture else {
      return nil
    }
    return lock.clock
  }
}

extension Instant {
  fileprivate var seconds: Double { Double(microseconds) / 1e6 }
}
