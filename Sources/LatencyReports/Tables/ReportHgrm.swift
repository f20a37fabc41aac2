internal import InputModel
public import Latency

extension LatencyReport {
  /// A stage's distribution, all devices together, in HdrHistogram's percentile text format
  /// (`.hgrm`), as HdrHistogram's plotter reads it.
  ///
  /// Values are in milliseconds, as HdrHistogram's own tools write them. The steps are those of its
  /// percentile iterator with five steps per halving of the distance to 100 %.
  public func hgrm(stage: LatencyStage = .kernelToHandler) -> String {
    let head = "# \(stage.rawValue), all devices, values in milliseconds\n"
    return head + PercentileTable(overall[stage]).text
  }
}

/// Writes a histogram by percentiles.
private struct PercentileTable {
  private static let stepsPerHalving = 5.0
  /// In HdrHistogram's terms a first bucket of 128 values, then 64 for each doubling.
  private static let (buckets, subBuckets) = (20, 128)

  private let histogram: LatencyHistogram

  init(_ histogram: LatencyHistogram) {
    self.histogram = histogram
  }

  var text: String {
    let column = TextLayout.right
    let head =
      "\(column("Value", 12)) \(column("Percentile", 14)) \(column("TotalCount", 10)) "
      + "\(column("1/(1-Percentile)", 14))\n\n"
    return head + rows.map { $0 + "\n" }.joined() + foot
  }

  private var rows: [String] {
    let count = histogram.count
    guard count > 0 else { return [] }
    var rows: [String] = []
    var level = 0.0
    while true {
      let (value, seen) = step(level)
      guard seen < count else { break }
      rows.append(
        row(value, level, seen) + " " + TextLayout.right(Figure.fixed(1 / (1 - level), 2), 14))
      // The distance to 1 is halved so many times already; each halving takes the same steps.
      var halving = 2.0
      while 1 / halving >= 1 - level { halving *= 2 }
      level += 1 / (PercentileTable.stepsPerHalving * halving)
    }
    return rows + [row(histogram.maximum, 1, count)]
  }

  /// The latency at a share of the samples, and how many are no longer.
  private func step(_ level: Double) -> (Interval, Int) {
    let rank = max(Int((level * Double(histogram.count)).rounded(.up)), 1)
    var seen = 0
    for bucket in histogram.filledBuckets {
      seen += bucket.count
      if seen >= rank { break }
    }
    return (histogram.latency(atRank: rank) ?? .zero, seen)
  }

  private func row(_ value: Interval, _ level: Double, _ seen: Int) -> String {
    TextLayout.right(Figure.fixed(value.milliseconds, 3), 12) + " " + Figure.fixed(level, 12) + " "
      + TextLayout.right(String(seen), 10)
  }

  private var foot: String {
    func figure(_ value: Double) -> String { TextLayout.right(Figure.fixed(value, 3), 12) }
    func count(_ value: Int) -> String { TextLayout.right(String(value), 12) }
    let (mean, deviation) = moments
    return """
      #[Mean    = \(figure(mean)), StdDeviation   = \(figure(deviation))]
      #[Max     = \(figure(histogram.maximum.milliseconds)), Total count    = \(count(histogram.count))]
      #[Buckets = \(count(PercentileTable.buckets)), SubBuckets     = \(count(PercentileTable.subBuckets))]

      """
  }

  /// Mean and standard deviation in milliseconds, each sample taken for its bucket's middle.
  private var moments: (Double, Double) {
    guard histogram.count > 0 else { return (0, 0) }
    let buckets = histogram.filledBuckets.map { bucket in
      ((bucket.lower.milliseconds + bucket.upper.milliseconds) / 2, Double(bucket.count))
    }
    let mean = histogram.mean?.milliseconds ?? 0
    let squares = buckets.reduce(0) { $0 + ($1.0 - mean) * ($1.0 - mean) * $1.1 }
    return (mean, (squares / Double(histogram.count)).squareRoot())
  }
}
