public import InputModel
public import Latency

/// How kernel time to handler start stands, as a line tells it.
public struct LatencyLine: Hashable, Sendable {
  public var count: Int
  /// Percentiles; nil without samples.
  public var median: Interval?
  public var ninetyNinth: Interval?
  public var longest: Interval
  public var bound: Interval
  public var misses: Int

  public init(_ latency: DeviceLatency, bound: Interval) {
    let histogram = latency[.kernelToHandler]
    count = histogram.count
    median = histogram.quantile(0.5)
    ninetyNinth = histogram.quantile(0.99)
    longest = histogram.maximum
    self.bound = bound
    misses = latency.misses
  }
}
