import Interaction
import Testing

@Suite struct CivilTests {
  /// A date that a test writes down; there is such a day.
  static func date(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
    try #require(CivilDate(year: year, month: month, day: day))
  }

  @Test(arguments: [
    (1, 1, 1, Weekday.monday), (1583, 1, 1, .saturday), (1600, 2, 29, .tuesday),
    (1900, 2, 28, .wednesday), (1900, 3, 1, .thursday), (1969, 7, 20, .sunday),
    (1969, 12, 31, .wednesday), (1970, 1, 1, .thursday), (2000, 2, 29, .tuesday),
    (2024, 2, 29, .thursday), (2026, 11, 30, .monday), (2027, 1, 1, .friday),
    (2028, 2, 29, .tuesday), (2100, 3, 1, .monday), (9999, 12, 31, .friday),
  ])
  func daysHaveTheirWeekdays(year: Int, month: Int, day: Int, weekday: Weekday) throws {
    #expect(try Self.date(year, month, day).weekday == weekday)
  }

  @Test func everyDayFollowsTheOneBefore() throws {
    var date = try Self.date(1996, 12, 31)
    for _ in 0..<2000 {
      let next = date.adding(days: 1)
      #expect(next > date)
      #expect(next.daysSince1970 == date.daysSince1970 + 1)
      #expect(next.adding(days: -1) == date)
      #expect(next.weekday.rawValue == date.weekday.rawValue % 7 + 1)
      #expect(next.day == 1 || (next.day == date.day + 1 && next.month == date.month))
      date = next
    }
    #expect(try date == Self.date(2002, 6, 23))
  }

  @Test func thereIsNoDayThatNoMonthHas() {
    #expect(CivilDate(year: 2027, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 2026, month: 4, day: 31) == nil)
    #expect(CivilMonth(year: 2026, month: 13) == nil)
    #expect(CivilMonth(year: 0, month: 1) == nil)
  }

  @Test func monthsHoldTheDay() throws {
    let last = try Self.date(2027, 1, 31)
    #expect(try last.adding(months: 1) == Self.date(2027, 2, 28))
    #expect(try last.adding(months: 13) == Self.date(2028, 2, 29))
    #expect(try last.adding(months: 3) == Self.date(2027, 4, 30))
    #expect(try last.adding(months: -1) == Self.date(2026, 12, 31))
    #expect(try last.adding(months: -11) == Self.date(2026, 2, 28))
    #expect(try Self.date(2028, 2, 29).adding(months: 12) == Self.date(2029, 2, 28))
    #expect(try Self.date(2026, 12, 15).adding(months: 1) == Self.date(2027, 1, 15))
  }

  @Test func theCalendarEnds() throws {
    let (first, last) = (try Self.date(1, 1, 1), try Self.date(9999, 12, 31))
    for far in [1, 40, 5_000_000, Int.max] {
      #expect(last.adding(days: far) == last)
      #expect(last.adding(months: far) == last)
      #expect(first.adding(days: -far) == first)
    }
    #expect(first.adding(days: .min) == first)
    #expect(first.adding(months: .min) == first)
    #expect(CivilMonth(of: last).next == CivilMonth(of: last))
    #expect(CivilMonth(of: first).previous == CivilMonth(of: first))
  }

  @Test func aMonthLiesInWeeks() throws {
    // 1 February 2027 is a Monday: four whole weeks, and nothing else.
    let whole = CivilMonth(of: try Self.date(2027, 2, 10))
    #expect(
      whole.weeks.map { $0.map { $0?.day } } == (0..<4).map { w in (1...7).map { w * 7 + $0 } })
    // 1 August 2026 is a Saturday: six weeks.
    let long = CivilMonth(of: try Self.date(2026, 8, 31))
    #expect(long.weeks.count == 6)
    #expect(long.weeks.first?.map { $0?.day } == [nil, nil, nil, nil, nil, 1, 2])
    #expect(long.weeks.last?.map { $0?.day } == [31, nil, nil, nil, nil, nil, nil])
  }

  @Test func everyMonthHasEachOfItsDaysOnceUnderItsWeekday() throws {
    var month = try #require(CivilMonth(year: 1999, month: 11))
    for _ in 0..<400 {
      let weeks = month.weeks
      #expect(weeks.joined().compactMap(\.?.day) == Array(1...month.length))
      for week in weeks {
        #expect(week.count == 7)
        #expect(week.contains { $0 != nil })
        for (date, weekday) in zip(week, Weekday.allCases) where date != nil {
          #expect(date?.weekday == weekday)
          #expect(date.map(CivilMonth.init(of:)) == month)
        }
      }
      #expect(month.next.previous == month)
      #expect(month.next > month)
      #expect(month.day(99).adding(days: 1) == month.next.firstDay)
      month = month.next
    }
    #expect(month == CivilMonth(year: 2033, month: 3))
  }
}
