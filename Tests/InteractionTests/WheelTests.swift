import InputModel
import SeededSource
import Testing

@testable import Interaction

/// A wheel is thrown and snaps, and months have their lengths.
@Suite struct WheelTests {
  private func moment(_ milliseconds: Int64) -> Instant {
    Instant(microseconds: 1_000_000) + .milliseconds(milliseconds)
  }

  private func wheel(_ count: Int, at index: Int = 0) -> Wheel {
    Wheel(count: count, at: index, step: Points(44))
  }

  @Test func aStillFingerSnapsToTheNearestValue() {
    for (travel, value) in [
      (-21.0, 5), (-23, 6), (-65, 6), (-67, 7), (23, 4), (400, 0), (-400, 11),
    ] {
      var wheel = wheel(12, at: 5)
      wheel.grab(at: moment(0))
      wheel.drag(by: Points(travel))
      wheel.release(velocity: .zero, at: moment(100))
      _ = wheel.advance(to: moment(3000))
      #expect(wheel.phase == .rest)
      #expect(wheel.target == value, "\(travel)")
      #expect(wheel.position(at: moment(3000)) == Points(44 * Double(value)))
    }
  }

  @Test func aThrowCoastsWithoutTurningBackAndEndsOnAValue() {
    var wheel = wheel(100, at: 10)
    wheel.grab(at: moment(0))
    wheel.drag(by: Points(-30))
    wheel.release(velocity: PointsPerSecond(-1500), at: moment(50))
    #expect(wheel.phase == .coasting)
    var last = wheel.position(at: moment(50))
    for step in stride(from: 60 as Int64, through: 3000, by: 10) {
      let position = wheel.position(at: moment(step))
      #expect(position >= last)
      last = position
    }
    _ = wheel.advance(to: moment(5000))
    // 470 pt are 30 pt of the finger and about 0.325 s of the speed.
    #expect(wheel.target == 10 + 12)
  }

  @Test func aThrowEndsAtTheLastValue() {
    var wheel = wheel(12, at: 10)
    wheel.grab(at: moment(0))
    wheel.release(velocity: PointsPerSecond(-90_000), at: moment(50))
    _ = wheel.advance(to: moment(10_000))
    #expect(wheel.target == 11)
  }

  @Test func aTouchStopsAThrow() {
    var wheel = wheel(100, at: 50)
    wheel.grab(at: moment(0))
    wheel.release(velocity: PointsPerSecond(3000), at: moment(0))
    wheel.grab(at: moment(100))
    let position = wheel.position(at: moment(100))
    #expect(wheel.position(at: moment(900)) == position)
    wheel.cancel(at: moment(900))
    _ = wheel.advance(to: moment(4000))
    #expect(wheel.phase == .rest)
  }

  @Test func withoutMotionItIsThereAtOnce() {
    var wheel = Wheel(count: 12, at: 0, step: Points(44), reducesMotion: true)
    wheel.grab(at: moment(0))
    wheel.drag(by: Points(-90))
    wheel.release(velocity: PointsPerSecond(-4000), at: moment(10))
    #expect(wheel.advance(to: moment(10)) == moment(10))
    #expect(wheel.target == 2)
  }

  private func calendar(_ year: Int, _ month: Int, _ day: Int) throws -> ToDoCalendar {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    return ToDoCalendar(
      for: .show, on: date, step: Points(44), at: moment(0), reducesMotion: false)
  }

  private func settle(_ calendar: inout ToDoCalendar) {
    while let due = calendar.deadline { _ = calendar.advance(to: due) }
  }

  @Test(arguments: [
    (2024, 2, 29, 2025, 2, 28), (2024, 2, 29, 2028, 2, 29), (2023, 1, 31, 2023, 4, 30),
    (2024, 1, 31, 2024, 2, 29), (1900, 1, 30, 1900, 2, 28), (2000, 3, 31, 2000, 2, 29),
  ])
  func aDayThatTheMonthDoesNotHaveTurnsBack(
    year: Int, month: Int, day: Int, toYear: Int, toMonth: Int, toDay: Int
  ) throws {
    var calendar = try calendar(year, month, day)
    calendar.turn(.year, at: moment(10)) { $0.turn(to: toYear - 1, at: moment(10)) }
    calendar.turn(.month, at: moment(10)) { $0.turn(to: toMonth - 1, at: moment(10)) }
    settle(&calendar)
    #expect(calendar.date == CivilDate(year: toYear, month: toMonth, day: toDay))
    #expect(
      calendar.wheels[.day]?.count == CivilDate.length(ofMonth: toMonth, year: toYear))
  }

  /// Whatever three fingers do at once, a day comes to rest that there is.
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func randomHandsLeaveADayThatThereIs(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    var calendar = try calendar(2024, 2, 29)
    var time: Int64 = 0
    for _ in 0..<200 {
      time += Int64.random(in: 1...200, using: &random)
      _ = calendar.advance(to: moment(time))
      let kind = CalendarWheel.allCases.randomElement(using: &random) ?? .day
      let amount = Double.random(in: -400...400, using: &random)
      let dice = Int.random(in: 0..<5, using: &random)
      calendar.turn(kind, at: moment(time)) { wheel in
        switch dice {
        case 0: wheel.grab(at: moment(time))
        case 1: wheel.drag(by: Points(amount))
        case 2: wheel.release(velocity: PointsPerSecond(amount * 10), at: moment(time))
        case 3: wheel.cancel(at: moment(time))
        default: wheel.turn(to: wheel.target + Int(amount / 100), at: moment(time))
        }
      }
      let date = calendar.date
      #expect(date.day <= CivilDate.length(ofMonth: date.month, year: date.year))
    }
    for kind in CalendarWheel.allCases {
      calendar.turn(kind, at: moment(time)) { $0.release(velocity: .zero, at: moment(time)) }
    }
    settle(&calendar)
    for kind in CalendarWheel.allCases { #expect(calendar.wheels[kind]?.phase == .rest) }
    #expect(calendar.value(.day) == calendar.date.day)
  }
}
