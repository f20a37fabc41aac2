import InputModel
import Testing

@testable import Pipeline

@Suite struct ReportMeterTests {
  private static let id = DeviceID(rawValue: 1)

  /// Swipes of 0.3 s at 125 Hz with a pause after each.
  private static func reports(swipes: Int, pauses: Bool) -> [RateReport] {
    var meter = ReportMeter()
    var reports: [RateReport] = []
    for swipe in 0..<swipes {
      for frame in 0...37 {
        let time = Instant(microseconds: Int64(swipe) * 800_000 + Int64(frame) * 8000)
        if let report = meter.add(time, of: id) { reports.append(report) }
      }
      if pauses { meter.pause() }
    }
    return reports
  }

  @Test(arguments: [true, false])
  func shortSwipesTellTheRate(pauses: Bool) throws {
    #expect(Self.reports(swipes: 3, pauses: pauses).isEmpty)
    let reports = Self.reports(swipes: 4, pauses: pauses)
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect((report.rate - 125).magnitude < 0.001)
    #expect(report.jitter < .milliseconds(1))
    #expect(report.count == 125)
  }
}
