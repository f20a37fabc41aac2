import InputModel
import Latency
import Testing

@Suite struct MeasurementTests {
  static func passage(_ kernel: Int64, late: Int64, merged: Int = 0) -> Passage {
    let kernel = Instant(microseconds: kernel)
    let started = kernel + Interval(microseconds: late)
    var stamps = StageStamps(kernel: kernel, read: kernel, recognized: kernel)
    stamps.merged = merged
    return Passage(stamps: stamps, started: started, ended: started)
  }

  /// Three reports that merged into one count, each 8 ms more late than the next; a late report into
  /// which none merged stands for itself alone.
  @Test func whatMergedIsCountedAsTheLater() {
    var latency = DeviceLatency()
    for number in 0..<40 {
      latency.add(Self.passage(Int64(number) * 8000, late: 100), bound: .milliseconds(8))
    }
    latency.add(Self.passage(43 * 8000, late: 6000, merged: 3), bound: .milliseconds(8))
    latency.add(Self.passage(44 * 8000, late: 50_000), bound: .milliseconds(8))
    #expect(latency[.kernelToHandler].count == 42)
    #expect(latency.corrected.count == 42 + 3)
    let late = [14, 22, 30].map { Interval.milliseconds(Int64($0)) }
    for (rank, expected) in zip(42...44, late) {
      let told = latency.corrected.latency(atRank: rank) ?? .zero
      #expect((told - expected).milliseconds.magnitude < 0.3)
    }
    #expect(latency.misses == 1)
  }

  @Test func stagesSumToTheTotal() {
    let kernel = Instant(microseconds: 1000)
    let passage = Passage(
      stamps: StageStamps(
        kernel: kernel, read: kernel + Interval(microseconds: 30),
        recognized: kernel + Interval(microseconds: 42)),
      started: kernel + Interval(microseconds: 77), ended: kernel + Interval(microseconds: 90))
    var latency = DeviceLatency()
    latency.add(passage, bound: .milliseconds(8))
    let parts = [LatencyStage.kernelToRead, .readToRecognized, .recognizedToHandler, .handler]
    #expect(parts.map { latency[$0].maximum.microseconds } == [30, 12, 35, 13])
    #expect(latency[.total].maximum == Interval(microseconds: 90))
    #expect(latency[.kernelToRecognized].maximum == Interval(microseconds: 42))
    #expect(latency[.kernelToHandler].maximum == Interval(microseconds: 77))
    #expect(latency[.handlerToDrawn].count == 0)
  }

  @Test func gapsAreToldByTheMedianWhateverTheirOrder() throws {
    var intervals = ReportIntervals()
    var time: Int64 = 0
    for number in 0..<200 {
      time += number % 50 == 0 ? 24_000 : 8000
      intervals.add(Instant(microseconds: time))
    }
    let summary = try #require(intervals.summary)
    #expect(summary.gaps == 3)
    #expect(summary.longest == Interval(microseconds: 24_000))
    #expect((summary.rate - 125).magnitude < 1.5)
  }

  /// Reports that come late and are made up for at once neither hide nor invent any.
  @Test func bunchesLeaveTheIntervalAsItIs() throws {
    var intervals = ReportIntervals()
    for number in 0..<400 {
      let late: Int64 = number % 10 == 0 ? 7000 : 0
      intervals.add(Instant(microseconds: Int64(number) * 8000 + late))
    }
    let summary = try #require(intervals.summary)
    #expect((summary.mean.milliseconds - 8).magnitude < 0.1)
    #expect((summary.rate - 125).magnitude < 1.3)
  }

  @Test func aRestIsNoInterval() {
    var intervals = ReportIntervals()
    for number in 0..<20 { intervals.add(Instant(microseconds: Int64(number) * 150_000)) }
    #expect(intervals.summary == nil)
    #expect(intervals.histogram.count == 0)
  }

  /// Reports that merged share the time until the one that was delivered: no gap.
  @Test func mergedReportsAreNoGap() throws {
    var intervals = ReportIntervals()
    for number in 0..<40 { intervals.add(Instant(microseconds: Int64(number) * 8000)) }
    intervals.add(Instant(microseconds: 43 * 8000), merged: 3)
    let summary = try #require(intervals.summary)
    #expect(summary.gaps == 0)
    #expect(intervals.histogram.count == 43)
  }

  @Test func aTimelineKeepsItsSize() {
    var timeline = Timeline()
    for second in 0..<10_000 {
      timeline.add(
        Interval(microseconds: Int64(second)), at: Instant(microseconds: Int64(second) * 1_000_000))
    }
    #expect(timeline.slices.count <= Timeline.capacity)
    #expect(timeline.slices.reduce(0) { $0 + $1.count } == 10_000)
    #expect(timeline.slices.map(\.longest).max() == Interval(microseconds: 9999))
  }

  @Test func theLastMinuteMovesOn() {
    var peaks = RecentPeaks()
    let start = Instant(microseconds: 100_000_000)
    peaks.add(.milliseconds(3), at: start)
    peaks.add(.milliseconds(2), at: start + Interval(seconds: 0.5))
    #expect(peaks.peaks(at: start).last == .milliseconds(3))
    let later = peaks.peaks(at: start + Interval(seconds: 10))
    #expect(later.count == RecentPeaks.seconds)
    #expect(later[RecentPeaks.seconds - 11] == .milliseconds(3))
    #expect(peaks.peaks(at: start + Interval(seconds: 3600)).allSatisfy { $0 == nil })
  }

  @Test func aTerminalThatAnswersIsMeasuredByItsAnswer() {
    var meter = DrawnMeter()
    let start = Instant(microseconds: 1_000_000)
    #expect(meter.wrote(start, at: start + .milliseconds(1)) == (nil, true))
    #expect(meter.answered(at: start + .milliseconds(2)) == nil)
    let handled = start + .milliseconds(16)
    #expect(meter.wrote(handled, at: handled + .milliseconds(1)) == (nil, true))
    #expect(meter.wrote(handled, at: handled + .milliseconds(2)) == (nil, false))
    #expect(meter.answered(at: handled + .milliseconds(5)) == .milliseconds(5))
    #expect(meter.answered(at: handled + .milliseconds(6)) == nil)
  }

  @Test func aTerminalThatDoesNotAnswerIsMeasuredByItsWrite() {
    var meter = DrawnMeter()
    let start = Instant(microseconds: 1_000_000)
    #expect(meter.wrote(start, at: start) == (nil, true))
    #expect(meter.wrote(start, at: start + Interval(seconds: 1.1)) == (nil, false))
    let handled = start + Interval(seconds: 2)
    #expect(meter.wrote(handled, at: handled + .milliseconds(1)) == (.milliseconds(1), false))
  }

  @Test func aLostAnswerIsGivenUp() {
    var meter = DrawnMeter()
    let start = Instant(microseconds: 1_000_000)
    _ = meter.wrote(start, at: start)
    _ = meter.answered(at: start)
    _ = meter.wrote(start, at: start)
    let later = start + Interval(seconds: 3)
    _ = meter.wrote(later, at: later)
    #expect(meter.wrote(later, at: later) == (nil, true))
    // The lost answer comes after all: it is not taken for the new one's.
    #expect(meter.answered(at: later + .milliseconds(1)) == nil)
    #expect(meter.answered(at: later + .milliseconds(4)) == .milliseconds(4))
    #expect(meter.unanswered == 0)
  }

  /// A process that was stopped for long tells nothing of pictures.
  @Test func anAnswerAfterAStopCountsForNothing() {
    var meter = DrawnMeter()
    let start = Instant(microseconds: 1_000_000)
    _ = meter.wrote(start, at: start)
    _ = meter.answered(at: start)
    _ = meter.wrote(start, at: start)
    #expect(meter.answered(at: start + Interval(seconds: 13)) == nil)
  }
}
