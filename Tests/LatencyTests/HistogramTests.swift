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
}

extension Interval {
  fileprivate static var seconds60: Interval { LatencyHistogram.longest }
}
