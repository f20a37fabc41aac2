import InputModel
import KeptNumbers
import Testing

@testable import Metrics

/// Histograms, from lengths to lines.
@Suite struct MetricHistogramTests {
  @Test(arguments: [
    (-5, 0), (0, 0), (50, 0), (51, 1), (8000, 7), (8001, 8), (1_000_000, 12), (1_000_001, 13),
    (Int64.max, 13),
  ])
  func aLengthFallsIntoTheBucketWhoseEndItDoesNotExceed(microseconds: Int64, place: Int) {
    #expect(LatencyBuckets.index(of: Interval(microseconds: microseconds)) == place)
  }

  @Test func endsRiseAndTheUsualBoundIsOne() {
    #expect(zip(LatencyBuckets.ends, LatencyBuckets.ends.dropFirst()).allSatisfy { $0 < $1 })
    #expect(LatencyBuckets.ends.contains(.milliseconds(8)))
  }

  @Test func bucketsAreCumulativeAndTheLastIsTheCount() {
    let numbers = KeptNumbers()
    for microseconds: Int64 in [10, 60, 60, 7000, 3_000_000, -4] {
      numbers.observe(Interval(microseconds: microseconds), in: .latency)
    }
    let lines = Exposition.text(numbers.values, of: MetricSource("a", .latency)).split(
      separator: "\n")
    let histogram = lines.filter { $0.hasPrefix("detent_latency_seconds_") }
    let counts = histogram.compactMap { line in
      line.contains("_bucket") ? line.split(separator: " ").last.flatMap { Int($0) } : nil
    }
    #expect(counts == [2, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6])
    #expect(histogram.contains(#"detent_latency_seconds_bucket{source="a",le="0.00005"} 2"#))
    #expect(histogram.contains(#"detent_latency_seconds_bucket{source="a",le="+Inf"} 6"#))
    #expect(
      histogram.suffix(2) == [
        #"detent_latency_seconds_sum{source="a"} 3.00713"#,
        #"detent_latency_seconds_count{source="a"} 6"#,
      ])
  }

  @Test func stagesAreToldApart() {
    let numbers = KeptNumbers()
    numbers.observe(.milliseconds(1), in: .stage(.handler))
    let text = Exposition.text(numbers.values, of: MetricSource("a", .run))
    #expect(text.contains(#"detent_stage_seconds_count{source="a",stage="handler"} 1"# + "\n"))
    #expect(
      text.contains(#"detent_stage_seconds_count{source="a",stage="kernel_to_read"} 0"# + "\n"))
    #expect(
      text.contains(#"detent_stage_seconds_bucket{source="a",stage="handler",le="0.001"} 1"# + "\n")
    )
  }
}
