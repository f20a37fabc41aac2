import InputModel
import Testing

@testable import Pipeline

@Suite struct SampleClockTests {
  /// Three samples 5 ms apart in each report of 15 ms, by a clock that begins at `first`. Returns
  /// the times between samples in ms from the second report on.
  private static func gaps(_ stamp: (Int) -> UInt32?) -> [Double] {
    var clock = SampleClock()
    var times: [Instant] = []
    for index in 0..<60 {
      let report = Int64(index / 3) * 15_000 + 1_000_000
      let kernel = Instant(microseconds: report + Int64(index % 3) * 20)
      times.append(clock.take(stamp(index), at: kernel))
    }
    return zip(times.dropFirst(3), times.dropFirst(4)).map { ($1 - $0).milliseconds }
  }

  @Test(arguments: [0, 1_000_000, 0xffff_ffff - 100_000] as [UInt32])
  func theDevicesClockPartsTheSamplesOfAReport(first: UInt32) {
    let gaps = Self.gaps { first &+ UInt32($0) * 5000 }
    #expect(gaps.allSatisfy { (4.2...5.8).contains($0) })
  }

  @Test func aClockThatStartsAnewIsFollowed() {
    let gaps = Self.gaps { $0 < 30 ? 9_000_000 + UInt32($0) * 5000 : UInt32($0 - 30) * 5000 }
    #expect(gaps.allSatisfy { (0...16).contains($0) })
    #expect(gaps.count { (4.2...5.8).contains($0) } >= 54)
  }

  @Test func withoutAClockAReportIsSpread() {
    let gaps = Self.gaps { _ in nil }
    #expect(gaps.dropFirst(3).allSatisfy { (4.9...5.1).contains($0) })
  }

  /// A clock in other units than microseconds does not lead away from the kernel's time.
  @Test func aClockOfOtherUnitsIsHeldBack() {
    var clock = SampleClock()
    for index in 0..<400 {
      let kernel = Instant(microseconds: Int64(index) * 4000)
      let taken = clock.take(UInt32(index) * 12_000, at: kernel)
      #expect(taken - kernel <= .milliseconds(60) && kernel - taken <= .milliseconds(60))
    }
  }

  @Test func aThousandSamplesASecondAreNoReports() {
    var clock = SampleClock()
    for index in 0..<100 {
      let kernel = Instant(microseconds: Int64(index) * 1000)
      #expect(clock.take(nil, at: kernel) == kernel)
    }
  }
}
