public import InputModel

/// A histogram of latencies from 1 µs to 60 s with at most 1 % relative error, in fixed memory.
///
/// Buckets double in width every 64 of them, so a value is known to 1/64 of itself at worst and its
/// bucket's middle is within 0.8 % of it. The idea is HdrHistogram's.
public struct LatencyHistogram: Hashable, Sendable {
  private static let bitsPerDoubling = 6
  private static let linear = 1 << bitsPerDoubling
  /// 60 s in microseconds lies below 2^26.
  private static let doublings = 26 - bitsPerDoubling
  public static let longest = Interval(seconds: 60)

  private var buckets: [UInt32]
  public private(set) var count = 0
  /// The longest latency, exactly; zero without samples.
  public private(set) var maximum = Interval.zero
  /// The shortest latency, exactly; zero without samples.
  public private(set) var minimum = Interval.zero

  public init() {
    buckets = Array(repeating: 0, count: LatencyHistogram.linear * (LatencyHistogram.doublings + 1))
  }

  /// Counts a latency, held within 0 and 60 s, `times` times.
  public mutating func add(_ latency: Interval, times: Int = 1) {
    guard times > 0 else { return }
    let held = min(max(latency, .zero), LatencyHistogram.longest)
    minimum = count == 0 ? held : min(minimum, held)
    maximum = max(maximum, held)
    fill(LatencyHistogram.bucket(of: Int(held.microseconds)), UInt32(clamping: times))
  }

  /// Counts all that another histogram counted.
  public mutating func add(_ other: LatencyHistogram) {
    guard other.count > 0 else { return }
    minimum = count == 0 ? other.minimum : min(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
    for index in buckets.indices { fill(index, other.buckets[index]) }
  }

  /// Counts into a bucket as many as it has room for, so that `count` is the buckets' sum always.
  private mutating func fill(_ index: Int, _ times: UInt32) {
    let added = min(times, UInt32.max - buckets[index])
    buckets[index] += added
    count += Int(added)
  }

  /// The latency that the share `quantile` of all samples does not exceed; nil without samples or
  /// for what is no share.
  public func quantile(_ quantile: Double) -> Interval? {
    guard !quantile.isNaN else { return nil }
    return latency(atRank: Int((Double(count) * min(max(quantile, 0), 1)).rounded(.up)))
  }

  /// The latency of the sample that stands at a rank, counted from 1 for the shortest; nil without
  /// samples. A rank beyond the ends is held at them.
  public func latency(atRank rank: Int) -> Interval? {
    guard count > 0 else { return nil }
    var seen = 0
    for (index, samples) in buckets.enumerated() where samples > 0 {
      seen += Int(samples)
      if seen >= rank { return held(LatencyHistogram.middle(of: index)) }
    }
    return maximum
  }

  /// The mean, each sample taken for its bucket's middle; nil without samples.
  public var mean: Interval? {
    guard count > 0 else { return nil }
    var sum = 0.0
    for (index, samples) in buckets.enumerated() where samples > 0 {
      sum += Double(held(LatencyHistogram.middle(of: index)).microseconds) * Double(samples)
    }
    return Interval(seconds: sum / Double(count) / 1e6)
  }

  /// The buckets that hold samples, from the shortest latency on.
  public var filledBuckets: [Bucket] {
    buckets.enumerated().filter { $0.element > 0 }.map { Bucket(index: $0, count: $1) }
  }

  /// The histogram whose filled buckets, shortest and longest latency were kept; nil where no
  /// histogram has these: buckets out of order, or ends that lie outside the outer buckets.
  public init?(filled: [Bucket], minimum: Interval, maximum: Interval) {
    self.init()
    guard let first = filled.first, let last = filled.last else {
      guard minimum == .zero, maximum == .zero else { return nil }
      return
    }
    guard zip(filled, filled.dropFirst()).allSatisfy({ $0.lower < $1.lower }),
      minimum <= maximum, first.lower <= minimum, minimum < first.upper, last.lower <= maximum,
      maximum < last.upper, maximum <= LatencyHistogram.longest
    else { return nil }
    for bucket in filled {
      fill(LatencyHistogram.bucket(of: Int(bucket.lower.microseconds)), UInt32(bucket.count))
    }
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A range of latencies, without its upper end, and how many samples fell into it.
  public struct Bucket: Hashable, Sendable {
    public let lower: Interval
    public let upper: Interval
    public let count: Int

    fileprivate init(index: Int, count: UInt32) {
      let (lower, width) = LatencyHistogram.range(of: index)
      self.lower = Interval(microseconds: lower)
      upper = Interval(microseconds: lower + width)
      self.count = Int(count)
    }

    /// nil where a histogram has no such bucket, or none that holds so many.
    public init?(lower: Interval, upper: Interval, count: Int) {
      guard lower >= .zero, lower <= LatencyHistogram.longest, count > 0,
        let held = UInt32(exactly: count)
      else { return nil }
      let index = LatencyHistogram.bucket(of: Int(lower.microseconds))
      self.init(index: index, count: held)
      guard self.lower == lower, self.upper == upper else { return nil }
    }
  }

  private func held(_ microseconds: Int64) -> Interval {
    min(max(Interval(microseconds: microseconds), minimum), maximum)
  }

  private static func bucket(of value: Int) -> Int {
    guard value >= linear else { return value }
    let doubling = Int.bitWidth - 1 - value.leadingZeroBitCount - bitsPerDoubling
    return linear * doubling + (value >> doubling)
  }

  private static func range(of bucket: Int) -> (lower: Int64, width: Int64) {
    guard bucket >= linear * 2 else { return (Int64(bucket), 1) }
    let doubling = bucket / linear - 1
    return (Int64((bucket - linear * doubling) << doubling), Int64(1) << doubling)
  }

  private static func middle(of bucket: Int) -> Int64 {
    let (lower, width) = range(of: bucket)
    return lower + width / 2
  }
}
