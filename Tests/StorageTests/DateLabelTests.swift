import Interaction
import Testing

@testable import Storage

struct DateLabelTests {
  private func time(_ year: Int, _ month: Int, _ day: Int) throws -> CivilTime {
    CivilTime(try #require(CivilDate(year: year, month: month, day: day)), hour: 9, minute: 5)
  }

  @Test(arguments: [
    ([2026, 3, 4], "09:05"), ([2026, 3, 3], "Tue"), ([2026, 2, 26], "Thu"),
    ([2026, 2, 25], "25 Feb"), ([2026, 1, 1], "1 Jan"), ([2025, 12, 31], "2025-12-31"),
    ([2026, 3, 5], "5 Mar"), ([2027, 3, 4], "2027-03-04"), ([987, 1, 2], "0987-01-02"),
  ])
  func theNearerTheShorter(day: [Int], label: String) throws {
    let today = try time(2026, 3, 4).date
    #expect(DateLabel.text(try time(day[0], day[1], day[2]), today: today) == label)
  }

  @Test func theLastSixDaysBeforeNewYearHaveTheirNames() throws {
    #expect(
      DateLabel.text(try time(2025, 12, 31), today: try time(2026, 1, 2).date) == "Wed")
  }

  @Test(arguments: [0, 1, -1, 1_764_518_400, 4_000_000_000, -2_000_000_000])
  func timesOnTheWallComeBack(seconds: Int64) {
    #expect(LocalTime.seconds(LocalTime.civil(seconds)) == seconds)
  }

  @Test func timesBeyondTheCalendarAreHeld() {
    #expect(LocalTime.civil(.max).date.year == 9999)
    #expect(LocalTime.civil(.min).date.year == 1)
  }
}
