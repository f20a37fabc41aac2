import InputModel
import Latency
import Testing

@Suite struct HistogramTests {
  @Test func withoutSamplesThereIsNoQuantile() {
    #expect(LatencyHistogram().quantile(0.5) == nil)
  }

  /// From 1 µs to 60 s, each value alone is told within 1 %.
  @Test func oneValueIsToldWithinOnePercent() throws {
    var value = 1.0
    while value < 60e6 {
      var histogram = LatencyHistogram()
      let sample = Interval(microseconds: Int64(value))
      histogram.add(sample)
      histogram.add(.seconds60)
      let told = try #require(histogram.quantile(0.5))
      let error = Double(told.microseconds - sample.microseconds).magnitude
      #expect(error <= Double(sample.microseconds) * 0.01)
      value = value * 1.07 + 1
    }
  }

  @Test func quantilesAreThoseOfTheSamples() throws {
    var histogram = LatencyHistogram()
    for value in 1...1000 { histogram.add(Interval(microseconds: Int64(value))) }
    for (quantile, expected) in [(0.5, 500.0), (0.9, 900.0), (0.99, 990.0), (1.0, 1000.0)] {
      let told = try #require(histogram.quantile(quantile))
      #expect((Double(told.microseconds) - expected).magnitude <= expected * 0.01)
    }
    #expect(histogram.maximum == Interval(microseconds: 1000))
  }

  @Test func whatLiesBeyondIsHeldAtTheEnds() {
    var histogram = LatencyHistogram()
    histogram.add(Interval(microseconds: -5))
    histogram.add(Interval(seconds: 1e9))
    #expect(histogram.count == 2)
    #expect(histogram.quantile(0) == .zero)
    #expect(histogram.maximum == .seconds60)
  }

  @Test func aFullBucketTakesNoMoreAndTheCountIsTheBuckets() {
    var histogram = LatencyHistogram()
    histogram.add(.milliseconds(1), times: Int.max)
    histogram.add(.milliseconds(1), times: Int.max)
    histogram.add(histogram)
    #expect(histogram.count == Int(UInt32.max))
    #expect(histogram.filledBuckets.map(\.count) == [Int(UInt32.max)])
  }

  @Test func aHistogramIsMadeAgainOfItsBuckets() throws {
    var histogram = LatencyHistogram()
    for value in stride(from: Int64(0), through: 60_000_000, by: 77_777) {
      histogram.add(Interval(microseconds: value), times: 3)
    }
    histogram.add(.seconds60)
    let buckets = try histogram.filledBuckets.map {
      try #require(LatencyHistogram.Bucket(lower: $0.lower, upper: $0.upper, count: $0.count))
    }
    let again = LatencyHistogram(
      filled: buckets, minimum: histogram.minimum, maximum: histogram.maximum)
    #expect(again == histogram)
    #expect(LatencyHistogram(filled: [], minimum: .zero, maximum: .zero) == LatencyHistogram())
  }

  @Test func bucketsThatNoHistogramHasAreRefused() throws {
    func bucket(_ lower: Int64, _ upper: Int64, _ count: Int) -> LatencyHistogram.Bucket? {
      .init(
        lower: Interval(microseconds: lower), upper: Interval(microseconds: upper), count: count)
    }
    #expect(bucket(-1, 0, 1) == nil)
    #expect(bucket(10, 12, 1) == nil)
    #expect(bucket(129, 131, 1) == nil)
    #expect(bucket(10, 11, 0) == nil)
    #expect(bucket(10, 11, 1 << 32) == nil)
    #expect(bucket(.max, .max, 1) == nil)
    let first = try #require(bucket(10, 11, 1))
    let second = try #require(bucket(128, 130, 1))
    let (ten, end) = (Interval(microseconds: 10), Interval(microseconds: 129))
    #expect(LatencyHistogram(filled: [first, second], minimum: ten, maximum: end) != nil)
    #expect(LatencyHistogram(filled: [second, first], minimum: end, maximum: ten) == nil)
    #expect(LatencyHistogram(filled: [first, first], minimum: ten, maximum: ten) == nil)
    #expect(LatencyHistogram(filled: [first, second], minimum: .zero, maximum: end) == nil)
    #expect(LatencyHistogram(filled: [first, second], minimum: ten, maximum: .seconds60) == nil)
    #expect(LatencyHistogram(filled: [], minimum: ten, maximum: ten) == nil)
  }
}

extension Interval {
  fileprivate static var seconds60: Interval { LatencyHistogram.longest }
}
