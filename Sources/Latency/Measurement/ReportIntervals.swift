public import InputModel

/// The intervals between a device's reports while it is touched, by the kernel's stamps.
public struct ReportIntervals: Hashable, Sendable {
  /// An interval above this is no report interval: the contact rested, or nothing touched. The
  /// slowest panels known report at 25 Hz.
  public static let longest = Interval.milliseconds(100)
  /// From so many medians on, an interval is a gap: a report is missing.
  public static let gapFactor = 1.8
  /// Intervals needed before anything is told.
  public static let fewest = 16

  /// What the intervals come to.
  public struct Summary: Hashable, Sendable {
    /// The mean of all intervals: what comes late is made up for by what follows it sooner.
    public var mean: Interval
    /// The interval that half of them do not exceed, which rests of the finger do not move.
    public var median: Interval
    /// The standard deviation of all intervals.
    public var jitter: Interval
    /// Intervals in which a report or more is missing.
    public var gaps: Int
    /// The longest of all; a gap where there are any.
    public var longest: Interval

    /// Reports a second, by the median.
    public var rate: Double { median > .zero ? 1 / median.seconds : 0 }
  }

  public private(set) var histogram: LatencyHistogram
  private var last: Instant?

  public init() {
    self.init(histogram: LatencyHistogram())
  }

  /// The intervals of a run that is over, as a report keeps them.
  public init(histogram: LatencyHistogram) {
    self.histogram = histogram
  }

  /// Takes the kernel's time of a report, with how many before it were not seen by themselves, since
  /// they merged into it: they share the time evenly.
  ///
  /// - Returns: the interval that each of them came after; nil where it is none.
  @discardableResult
  public mutating func add(_ time: Instant, merged: Int = 0) -> Interval? {
    defer { last = time }
    guard let last, time > last else { return nil }
    let reports = Int64(max(merged, 0)) + 1
    let interval = Interval(microseconds: (time - last).microseconds / reports)
    guard interval <= ReportIntervals.longest else { return nil }
    histogram.add(interval, times: Int(reports))
    return interval
  }

  /// Nothing touches any more: the time until the next report is no report interval.
  public mutating func pause() {
    last = nil
  }

  /// What the intervals come to; nil before there are enough.
  public var summary: Summary? {
    guard histogram.count >= ReportIntervals.fewest, let median = histogram.quantile(0.5) else {
      return nil
    }
    let limit = Double(median.microseconds) * ReportIntervals.gapFactor
    var (count, sum, squares, gaps) = (0.0, 0.0, 0.0, 0)
    for bucket in histogram.filledBuckets {
      let middle = Double((bucket.lower.microseconds + bucket.upper.microseconds) / 2)
      if middle > limit { gaps += bucket.count }
      count += Double(bucket.count)
      sum += middle * Double(bucket.count)
      squares += middle * middle * Double(bucket.count)
    }
    let mean = sum / count
    let variance = max(squares / count - mean * mean, 0)
    return Summary(
      mean: Interval(microseconds: Int64(mean.rounded())), median: median,
      jitter: Interval(microseconds: Int64(variance.squareRoot().rounded())),
      gaps: gaps, longest: histogram.maximum)
  }
}
