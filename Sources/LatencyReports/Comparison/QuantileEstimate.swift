public import InputModel
public import Latency

/// A quantile of latencies, with the interval in which it lies with a confidence of 95 %.
///
/// The interval takes the samples as independent of each other.
public struct QuantileEstimate: Hashable, Sendable {
  public var value: Interval
  public var lower: Interval
  public var upper: Interval
  /// Samples it rests on.
  public var count: Int

  /// nil where there are too few samples for an interval: 6 for the median, 368 for the 99th
  /// percentile.
  public init?(_ share: Double, of histogram: LatencyHistogram) {
    guard let value = histogram.quantile(share),
      let ranks = BinomialRanks(count: histogram.count, share: share),
      let lower = histogram.latency(atRank: ranks.lower),
      let upper = histogram.latency(atRank: ranks.upper)
    else { return nil }
    self.value = value
    self.lower = lower
    self.upper = upper
    count = histogram.count
  }
}
