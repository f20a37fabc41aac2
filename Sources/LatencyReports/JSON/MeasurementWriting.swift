internal import JSONTrees
internal import InputModel
internal import Latency

extension DeviceLatency {
  /// What was measured, its histograms by `histogram`.
  func figures(_ histogram: (LatencyHistogram) -> JSONTree) -> [JSONTree.Member] {
    [
      .init(
        "stages",
        .object(LatencyStage.allCases.map { .init($0.rawValue, histogram(self[$0])) })),
      .init("corrected", histogram(corrected)),
      .init("misses", .integer(Int64(misses))),
      .init("drops", .integer(Int64(drops))),
      .init(
        "set_aside",
        .array(
          SampleFault.allCases.compactMap { fault in
            setAside[fault].map { count in
              .object([
                .init("fault", .string(fault.rawValue)),
                .init("count", .integer(Int64(count))),
                .init("explanation", .string(fault.explanation)),
              ])
            }
          })),
    ]
  }
}

extension LatencyHistogram {
  /// The figures that a person or a script asks for; null without samples.
  var figures: [JSONTree.Member] {
    func time(_ interval: Interval?) -> JSONTree {
      interval.map { .integer($0.microseconds) } ?? .null
    }
    return [.init("n", .integer(Int64(count)))]
      + ReportQuantile.allCases.map { .init("\($0.key)_us", time(quantile($0.share))) }
      + [
        .init("mean_us", time(mean)),
        .init("min_us", time(count > 0 ? minimum : nil)),
        .init("max_us", time(count > 0 ? maximum : nil)),
      ]
  }

  /// The figures, and all buckets that hold samples as `[lower_us, upper_us, count]`, `upper_us`
  /// being the first that lies outside.
  var tree: JSONTree {
    let buckets = filledBuckets.map { bucket in
      JSONTree.array([
        .integer(bucket.lower.microseconds), .integer(bucket.upper.microseconds),
        .integer(Int64(bucket.count)),
      ])
    }
    return .object(figures + [.init("buckets", .array(buckets))])
  }
}

extension ReportIntervals {
  var members: [JSONTree.Member] {
    let summary = summary
    func time(_ interval: Interval?) -> JSONTree {
      interval.map { .integer($0.microseconds) } ?? .null
    }
    return [
      .init("mean_us", time(summary?.mean)),
      .init("median_us", time(summary?.median)),
      .init("jitter_us", time(summary?.jitter)),
      .init("hz", summary.map { .real($0.rate) } ?? .null),
      .init("gaps", summary.map { .integer(Int64($0.gaps)) } ?? .null),
      .init("longest_us", time(summary?.longest)),
      .init("histogram", histogram.tree),
    ]
  }
}

extension QueueFigures {
  var tree: JSONTree {
    .object([
      .init("admitted", .integer(Int64(admitted))),
      .init("merges", .integer(Int64(merges))),
      .init("refusals", .integer(Int64(refusals))),
      .init("misses", .integer(Int64(misses))),
      .init("highest_depth", .integer(Int64(highestDepth))),
    ])
  }
}

extension Timeline {
  /// Slices as `[count, longest_us, sum_us]`.
  var tree: JSONTree {
    .object([
      .init("width_us", .integer(width.microseconds)),
      .init(
        "slices",
        .array(
          slices.map { slice in
            .array([
              .integer(Int64(slice.count)), .integer(slice.longest.microseconds),
              .integer(slice.sum.microseconds),
            ])
          })),
    ])
  }
}
