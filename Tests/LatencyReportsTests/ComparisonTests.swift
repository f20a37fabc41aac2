import Glibc
import InputModel
import Latency
import LatencyReports
import SeededSource
import Testing

@Suite struct ComparisonTests {
  /// Latencies spread like waiting times about a mean of `mean` microseconds, above `least`.
  static func sample(
    _ count: Int, least: Double = 200, mean: Double, _ random: inout Seeded
  ) -> LatencyHistogram {
    var histogram = LatencyHistogram()
    for _ in 0..<count {
      let value = least - mean * log(Double.random(in: 0.000_001..<1, using: &random))
      histogram.add(Interval(microseconds: Int64(value)))
    }
    return histogram
  }

  static func report(_ histogram: LatencyHistogram, name: String = "Pad") -> LatencyReport {
    let latency = DeviceLatency(
      intervals: ReportIntervals(), histograms: [.kernelToHandler: histogram],
      corrected: histogram, misses: 0, drops: 0, setAside: [:])
    var report = LatencyReportTests.report([latency])
    report.devices[0].name = name
    return report
  }

  static func change(
    _ old: LatencyReport, _ new: LatencyReport, _ share: Double
  ) throws -> QuantileChange {
    let stage = try #require(
      ReportComparison(old, new).overall.stages.first { $0.stage == .kernelToHandler })
    return try #require(stage.quantiles.first { $0.share == share })
  }

  /// Of many samples from a distribution whose quantiles are known, the intervals hold these in 95 %
  /// of the cases; a lattice of ranks makes it more, never less but by chance.
  @Test(arguments: [(0.5, 50), (0.5, 2000), (0.99, 400), (0.99, 3000), (0.999, 5000)])
  func intervalsHoldTheQuantileAsOftenAsTheySay(share: Double, count: Int) throws {
    var random = Seeded(seed: 3)
    let truth = 200 - 5000 * log(1 - share)
    var held = 0
    let rounds = 400
    for _ in 0..<rounds {
      let histogram = Self.sample(count, mean: 5000, &random)
      let estimate = try #require(QuantileEstimate(share, of: histogram))
      #expect(estimate.lower <= estimate.value && estimate.value <= estimate.upper)
      // The histogram itself errs by 1 %.
      let (low, high) = (estimate.lower.microseconds, estimate.upper.microseconds)
      if Double(low) * 0.99 <= truth, truth <= Double(high) * 1.01 { held += 1 }
    }
    // 95 % less three standard deviations of 400 rounds.
    #expect(Double(held) / Double(rounds) >= 0.917)
  }

  @Test func anIntervalNeedsEnoughSamples() {
    func estimate(_ share: Double, _ count: Int) -> QuantileEstimate? {
      var histogram = LatencyHistogram()
      histogram.add(.milliseconds(1), times: count)
      return QuantileEstimate(share, of: histogram)
    }
    #expect(estimate(0.5, 5) == nil)
    #expect(estimate(0.5, 6) != nil)
    #expect(estimate(0.99, 367) == nil)
    #expect(estimate(0.99, 368) != nil)
    #expect(estimate(0.999, 3687) == nil)
    #expect(estimate(0.999, 3688) != nil)
    #expect(estimate(0.5, Int(UInt32.max)) != nil)
    #expect(estimate(0.5, 0) == nil)
    #expect(estimate(1, 1000) == nil)
    #expect(estimate(.nan, 1000) == nil)
  }

  /// Large counts are taken by the normal approximation, which must go on where the sum ends.
  @Test func largeCountsFollowOn() throws {
    func ranks(_ count: Int) throws -> (Double, Double) {
      var histogram = LatencyHistogram()
      for step in 1...1000 {
        histogram.add(Interval(microseconds: Int64(step) * 1000), times: count / 1000)
      }
      let estimate = try #require(QuantileEstimate(0.5, of: histogram))
      return (estimate.lower.milliseconds, estimate.upper.milliseconds)
    }
    let (exact, approximate) = (try ranks(10_000_000), try ranks(10_001_000))
    #expect((exact.0 - approximate.0).magnitude <= 1)
    #expect((exact.1 - approximate.1).magnitude <= 1)
  }

  @Test func aRunThatIsFasterIsToldSoAndTheOtherWayRoundSlower() throws {
    var random = Seeded(seed: 4)
    let slow = Self.report(Self.sample(4000, mean: 400, &random))
    let fast = Self.report(Self.sample(4000, mean: 250, &random))
    for share in [0.5, 0.99] {
      let change = try Self.change(slow, fast, share)
      #expect(change.verdict == .faster)
      #expect(change.samplesNeeded == nil)
      #expect(try #require(change.ratio) < 1)
      #expect(try #require(change.difference) < .zero)
      #expect(try Self.change(fast, slow, share).verdict == .slower)
    }
    #expect(ReportComparison(slow, fast).text().contains("faster"))
  }

  @Test func runsOfOneKindShowNoDifference() throws {
    var random = Seeded(seed: 5)
    var told = 0
    for _ in 0..<100 {
      let old = Self.report(Self.sample(500, mean: 400, &random))
      let new = Self.report(Self.sample(500, mean: 400, &random))
      if try Self.change(old, new, 0.5).verdict != .noDifference { told += 1 }
    }
    // Intervals of 95 % lie apart by chance in about 0.6 % of pairs.
    #expect(told <= 4)
  }

  @Test func aDifferenceTooSmallForTheHistogramIsNone() throws {
    var (old, new) = (LatencyHistogram(), LatencyHistogram())
    old.add(Interval(microseconds: 10_000), times: 100_000)
    new.add(Interval(microseconds: 10_090), times: 100_000)
    let change = try Self.change(Self.report(old), Self.report(new), 0.5)
    #expect(change.verdict == .noDifference)
    #expect(change.samplesNeeded == nil)
  }

  /// So many times the same samples as are asked for, and a few more, show the difference; half as
  /// many do not.
  @Test func theSamplesAskedForShowTheDifference() throws {
    var random = Seeded(seed: 6)
    let (old, new) = (Self.sample(60, mean: 400, &random), Self.sample(60, mean: 300, &random))
    func change(_ times: Int) throws -> QuantileChange {
      func repeated(_ histogram: LatencyHistogram) -> LatencyReport {
        Self.report((0..<times).reduce(into: LatencyHistogram()) { sum, _ in sum.add(histogram) })
      }
      return try Self.change(repeated(old), repeated(new), 0.5)
    }
    let first = try change(1)
    #expect(first.verdict == .noDifference)
    let needed = try #require(first.samplesNeeded)
    #expect(needed > 60 && needed < 10_000)
    #expect(try change(needed * 3 / 2 / 60 + 1).verdict == .faster)
    #expect(try change(max(needed / 2 / 60, 1)).verdict == .noDifference)
  }

  @Test func fewSamplesGiveNoVerdict() throws {
    var random = Seeded(seed: 7)
    let old = Self.report(Self.sample(300, mean: 400, &random))
    let change = try Self.change(old, old, 0.99)
    #expect(change.verdict == .tooFew)
    #expect(change.samplesNeeded == 368)
    #expect(ReportComparison(old, old).text().contains("at least 368 are needed"))
    let stages = ReportComparison(old, old).overall.stages
    #expect(stages.map(\.stage) == [.kernelToHandler])
    #expect(stages[0].quantiles.map(\.share) == [0.5, 0.99])
  }

  @Test func devicesAreComparedByNameAndOthersNamed() {
    var random = Seeded(seed: 8)
    let histogram = Self.sample(50, mean: 400, &random)
    var old = Self.report(histogram, name: "Pad")
    var new = Self.report(histogram, name: "Screen")
    old.devices.append(Self.report(histogram, name: "Both").devices[0])
    new.devices.append(Self.report(histogram, name: "Both").devices[0])
    let comparison = ReportComparison(old, new)
    #expect(comparison.devices.map(\.name) == ["Both"])
    #expect(
      comparison.warnings == [
        "Pad was measured in the old run only.", "Screen was measured in the new run only.",
      ])
  }

  @Test func whatDiffersInTheMakingIsToldOfEach() {
    let old = Self.report(LatencyHistogram())
    var new = old
    new.circumstances.kernel = "6.12 x86_64"
    new.circumstances.processors = 8
    new.circumstances.realtime = ["SCHED_FIFO was granted."]
    new.bound = .milliseconds(4)
    new.synthetic = .init(rate: 125, frames: 1)
    #expect(
      ReportComparison(old, new).warnings == [
        "The kernel differs: 6.1 x86_64 before, 6.12 x86_64 now.",
        "The number of processors differs: 2 before, 8 now.",
        "The real time that was granted differs: nothing before, \"SCHED_FIFO was granted.\" now.",
        "The bound differs: 8 ms before, 4 ms now.",
        "The finger differs: by hand before, the program's own now.",
      ])
    var faster = new
    faster.synthetic?.rate = 250.5
    #expect(
      ReportComparison(new, faster).warnings == [
        "The rate asked for differs: 125 Hz before, 250.5 Hz now."
      ])
    #expect(ReportComparison(old, old).warnings == [])
  }

  @Test func countsStandBesideTheirWholes() throws {
    var old = Self.report(LatencyHistogram())
    old.queue.admitted = 1000
    old.queue.merges = 12
    old.queue.refusals = 3
    let text = ReportComparison(old, old).text()
    #expect(text.contains("merged into a newer step: 12 (1.2 %) before, 12 (1.2 %) now"))
    #expect(text.contains("refused: 3 before, 3 now"))
  }
}
