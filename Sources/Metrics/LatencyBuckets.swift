public import InputModel

/// The upper ends of the histograms' buckets, the same for all stages so that they can be compared.
///
/// - From 50 µs, a good machine's median, to 500 µs: what a real-time thread takes.
/// - By doublings from 1 to 32 ms, with the usual bound of 8 ms in the middle, a 120 Hz panel's frame: a
///   quantile that lies near the bound is known to a factor of two at worst. 16 ms is within a 60 Hz frame.
/// - 100 ms is where people feel a delay as one, 250 ms where a tap is no longer one, and 1 s where
///   something is broken.
public enum LatencyBuckets {
  public static let ends: [Interval] = [
    50, 100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 100_000, 250_000, 1_000_000,
  ].map { Interval(microseconds: $0) }

  /// The buckets, the one without an end included.
  public static let count = ends.count + 1

  /// The place of the bucket that a length falls into: its end is part of it.
  public static func index(of length: Interval) -> Int {
    var index = 0
    while index < ends.count, ends[index] < length { index += 1 }
    return index
  }
}
