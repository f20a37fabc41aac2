public import InputModel

/// A histogram of latencies from 1 µs to 60 s with at most 1 % relative error, in fixed memory.
///
/// Buckets double in width every 64 of them, so a value is known to 1/64 of itself at worst and its
/// bucket's middle is within 0.8 % of it. The idea is HdrHistogram's.
public struct LatencyHistogram: Sendable {
  private static let bitsPerDoubling = 6
  private static let linear = 1 << bitsPerDoubling
  /// 60 s in microseconds lies below 2^26.
  private static let doublings = 26 - bitsPerDoubling
  public static let longest = Interval(seconds: 60)

  private var buckets: [UInt32]
  public private(set) var count = 0
  public private(set) var maximum = Interval.zero

  public init() {
    buckets = Array(repeating: 0, count: LatencyHistogram.linear * (LatencyHistogram.doublings + 1))
  }

  /// Counts a latency, held within 0 and 60 s.
  public mutating func add(_ latency: Interval) {
    let held = min(max(latency, .zero), LatencyHistogram.longest)
    buckets[LatencyHistogram.bucket(of: Int(held.microseconds))] &+= 1
    count += 1
    maximum = max(maximum, held)
  }

  /// The latency that the share `quantile` of all samples does not exceed; nil without samples.
  public func quantile(_ quantile: Double) -> Interval? {
    guard count > 0 else { return nil }
    let rank = max(Int((Double(count) * min(max(quantile, 0), 1)).rounded(.up)), 1)
    var seen = 0
    for (index, samples) in buckets.enumerated() {
      seen += Int(samples)
      if seen >= rank {
        return min(Interval(microseconds: LatencyHistogram.middle(of: index)), maximum)
      }
    }
    return maximum
  }

  private static func bucket(of value: Int) -> Int {
    guard value >= linear else { return value }
    let doubling = Int.bitWidth - 1 - value.leadingZeroBitCount - bitsPerDoubling
    return linear * doubling + (value >> doubling)
  }

  private static func middle(of bucket: Int) -> Int64 {
    guard bucket >= linear * 2 else { return Int64(bucket) }
    let doubling = bucket / linear - 1
    let lower = (bucket - linear * doubling) << doubling
    return Int64(lower + (1 << doubling) / 2)
  }
}
