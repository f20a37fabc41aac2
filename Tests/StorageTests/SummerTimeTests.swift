import Interaction
import Testing

@testable import Storage

/// Times on the wall where clocks are put forward and back.
struct SummerTimeTests {
  struct Moment: CustomTestStringConvertible {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    /// An hour that comes twice may be either.
    var seconds: [Int]

    var testDescription: String { "\(year)-\(month)-\(day) \(hour):00" }
  }

  /// Berlin's rules as POSIX has them, since a system may have no table of zones.
  private static let zone = "TZ=CET-1CEST,M3.5.0,M10.5.0/3"

  @Test(arguments: [
    Moment(year: 2026, month: 10, day: 25, hour: 1, seconds: [1_792_882_800]),
    Moment(year: 2026, month: 10, day: 25, hour: 2, seconds: [1_792_886_400, 1_792_890_000]),
    Moment(year: 2026, month: 10, day: 25, hour: 3, seconds: [1_792_893_600]),
    Moment(year: 2090, month: 3, day: 26, hour: 1, seconds: [3_794_169_600]),
    Moment(year: 2090, month: 3, day: 26, hour: 3, seconds: [3_794_173_200]),
    Moment(year: 2090, month: 10, day: 29, hour: 1, seconds: [3_812_914_800]),
    Moment(year: 2090, month: 10, day: 29, hour: 2, seconds: [3_812_918_400, 3_812_922_000]),
    Moment(year: 2090, month: 10, day: 29, hour: 3, seconds: [3_812_925_600]),
  ])
  func aTimeIsKeptAsAMomentAndReadsBack(moment: Moment) throws {
    let (name, shown, wall) = try deferred(moment)
    #expect(moment.seconds.map { ".Deferred/cur/1.a,due=\($0):2,S" }.contains(name))
    // What is due when the test runs has come back when it is shown.
    let isPast = shown.contains { $0.hasPrefix("back Mailbox 1.a ") }
    #expect(isPast || shown.contains { $0.hasPrefix("stored Deferred 1.a true \(wall) ") })
    #expect(!isPast || moment.year < 2090)
  }

  @Test func anHourThatIsLeftOutIsTheOneBeforeOrBehind() throws {
    let moment = Moment(
      year: 2090, month: 3, day: 26, hour: 2, seconds: [3_794_166_000 + 3600, 3_794_173_200])
    let (name, shown, wall) = try deferred(moment)
    #expect(moment.seconds.map { ".Deferred/cur/1.a,due=\($0):2,S" }.contains(name))
    #expect(
      [wall - 3600, wall + 3600].contains { seconds in
        shown.contains { $0.hasPrefix("stored Deferred 1.a true \(seconds) ") }
      })
  }

  /// The file's name, what a program shows of it later, and the time in seconds of the wall's clock.
  private func deferred(_ moment: Moment) throws -> (name: String, shown: [String], wall: Int) {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,S")
    let date = try #require(
      CivilDate(year: moment.year, month: moment.month, day: moment.day))
    let wall = date.daysSince1970 * 86_400 + moment.hour * 3600
    let moved = try MailHandRun.output(
      ["step", fixture.path, "0", "move", "1.a", "mailbox", "deferred", "\(wall)"],
      SummerTimeTests.zone)
    #expect(moved.contains("done"))
    let name = try #require(fixture.messages.first)
    return (name, try MailHandRun.output(["show", fixture.path], SummerTimeTests.zone), wall)
  }
}
