import Interaction
import Testing

@Suite struct RescheduleDueTests {
  /// A moment written as numbers, such as 2026 11 30 14 05.
  static func time(_ numbers: String) throws -> CivilTime {
    let parts = numbers.split(separator: " ").compactMap { Int($0) }
    try #require(parts.count == 5 || parts.count == 6)
    let date = try CivilTests.date(parts[0], parts[1], parts[2])
    return CivilTime(
      date, hour: parts[3], minute: parts[4], second: parts.count > 5 ? parts[5] : 0)
  }

  @Test(arguments: [
    (RescheduleTime.laterToday, "2026 11 30 14 05", "2026 11 30 17 05"),
    (.laterToday, "2026 11 30 14 05 01", "2026 11 30 17 06"),
    (.laterToday, "2026 11 30 20 59", "2026 11 30 23 59"),
    (.laterToday, "2026 11 30 22 59", "2026 11 30 23 59"),
    (.laterToday, "2026 12 31 23 30", "2027 1 1 0 30"),
    (.thisEvening, "2026 11 30 0 0", "2026 11 30 18 0"),
    (.thisEvening, "2026 11 30 17 0", "2026 11 30 18 0"),
    (.thisEvening, "2026 11 30 17 0 1", "2026 11 30 19 1"),
    (.thisEvening, "2026 11 30 21 59", "2026 11 30 23 59"),
    (.thisEvening, "2026 11 30 21 59 30", "2026 12 1 18 0"),
    (.thisEvening, "2028 2 28 22 0", "2028 2 29 18 0"),
    (.tomorrow, "2026 12 31 23 59 59", "2027 1 1 8 0"),
    (.tomorrow, "2027 2 28 1 0", "2027 3 1 8 0"),
    (.thisWeekend, "2026 11 30 9 0", "2026 12 5 8 0"),
    (.thisWeekend, "2026 12 4 23 0", "2026 12 5 8 0"),
    (.thisWeekend, "2026 12 5 0 0", "2026 12 6 8 0"),
    (.thisWeekend, "2026 12 6 7 0", "2026 12 12 8 0"),
    (.nextWeek, "2026 11 30 0 0", "2026 12 7 8 0"),
    (.nextWeek, "2026 12 6 23 0", "2026 12 7 8 0"),
    (.inAMonth, "2026 11 30 9 0", "2026 12 30 8 0"),
    (.inAMonth, "2027 1 31 9 0", "2027 2 28 8 0"),
    (.inAMonth, "2028 1 31 9 0", "2028 2 29 8 0"),
    (.inAMonth, "2026 12 31 9 0", "2027 1 31 8 0"),
  ])
  func theChoicesHaveTheirTimes(choice: RescheduleTime, now: String, due: String) throws {
    #expect(try choice.due(after: Self.time(now)) == Self.time(due))
  }

  @Test func whatNamesNoTimeHasNone() throws {
    let now = try Self.time("2026 11 30 9 0")
    #expect(RescheduleTime.someday.due(after: now) == nil)
    #expect(RescheduleTime.pickADate.due(after: now) == nil)
  }

  @Test func aPickedDateIsDueInTheMorning() throws {
    let date = try CivilTests.date(2027, 2, 28)
    #expect(try CivilTime(morningOf: date) == Self.time("2027 2 28 8 0"))
  }

  /// Every minute of weeks about a year's end, a short February and a leap day; a later moment never
  /// brings an earlier time.
  @Test(arguments: ["2026 12 21 0 0", "2027 2 15 0 0", "2028 2 20 0 0"])
  func whatIsDueIsAlwaysAhead(start: String) throws {
    let choices = RescheduleTime.allCases.filter { $0 != .someday && $0 != .pickADate }
    let start = try Self.time(start)
    var last: [RescheduleTime: CivilTime] = [:]
    var faults: [String] = []
    for minute in 0..<3 * 7 * 1440 {
      let now = start.adding(seconds: minute * 60 + minute % 60)
      for choice in choices {
        guard let due = choice.due(after: now), due > now, due.second == 0,
          last[choice].map({ $0 <= due }) ?? true
        else {
          faults.append("\(choice) at \(now)")
          continue
        }
        last[choice] = due
      }
    }
    #expect(faults.isEmpty)
  }

  @Test func atTheCalendarsEndNothingIsDue() throws {
    let now = try Self.time("9999 12 31 23 58")
    for choice in RescheduleTime.allCases { #expect(choice.due(after: now) == nil) }
  }

  @Test(arguments: [
    ("2026 11 30 18 0", "today 18:00"), ("2026 11 30 9 5", "today 09:05"),
    ("2026 12 1 8 0", "tomorrow 08:00"), ("2026 12 2 8 0", "Wed 08:00"),
    ("2026 12 6 8 0", "Sun 08:00"), ("2026 12 7 8 0", "7 Dec 08:00"),
    ("2026 12 12 23 59", "12 Dec 23:59"), ("2027 1 1 8 0", "1 Jan 2027"),
    ("2027 12 12 8 0", "12 Dec 2027"), ("2026 11 29 8 0", "29 Nov 08:00"),
    ("2025 11 30 8 0", "30 Nov 2025"),
  ])
  func aTimeHasWords(due: String, words: String) throws {
    let now = try Self.time("2026 11 30 14 0")
    #expect(try Self.time(due).words(seenFrom: now) == words)
  }

  @Test func theNextDayIsTomorrowOverTheYearsEnd() throws {
    let now = try Self.time("2026 12 31 23 0")
    #expect(try Self.time("2027 1 1 8 0").words(seenFrom: now) == "tomorrow 08:00")
    #expect(try Self.time("2027 1 6 8 0").words(seenFrom: now) == "Wed 08:00")
    #expect(try Self.time("2027 1 7 8 0").words(seenFrom: now) == "7 Jan 2027")
  }
}
