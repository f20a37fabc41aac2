internal import Glibc
public import InputModel
internal import Latency

/// A quantile of a stage in two runs.
public struct QuantileChange: Hashable, Sendable {
  public enum Verdict: String, Hashable, Sendable {
    case faster
    case slower
    case noDifference = "no difference shown"
    case tooFew = "too few samples"
  }

  /// 0.5, 0.99 or 0.999.
  public var share: Double
  /// nil with too few samples.
  public var old: QuantileEstimate?
  public var new: QuantileEstimate?

  /// A histogram knows a latency to 1 %.
  static let resolution = 0.01
  /// No larger number of samples is asked for.
  static let mostNeeded = 10_000_000

  init(_ share: Double, old: LatencyHistogram, new: LatencyHistogram) {
    self.share = share
    self.old = QuantileEstimate(share, of: old)
    self.new = QuantileEstimate(share, of: new)
  }

  /// New less old; nil where either is not known.
  public var difference: Interval? {
    guard let old, let new else { return nil }
    return new.value - old.value
  }

  /// New by old; nil where either is not known or the old is zero.
  public var ratio: Double? {
    guard let old, let new, old.value > .zero else { return nil }
    return Double(new.value.microseconds) / Double(old.value.microseconds)
  }

  /// A difference is told where the intervals lie apart and it is larger than a histogram's error.
  public var verdict: Verdict {
    guard let old, let new else { return .tooFew }
    guard exceedsResolution else { return .noDifference }
    if new.upper < old.lower { return .faster }
    return new.lower > old.upper ? .slower : .noDifference
  }

  /// Whether the values differ by more than a histogram may err.
  var exceedsResolution: Bool {
    guard let old, let new else { return false }
    let larger = Double(max(old.value, new.value).microseconds)
    return Double((new.value - old.value).microseconds.magnitude)
      > larger * QuantileChange.resolution
  }

  /// About how many samples each run needs for the verdict to be another, at most ten million: with
  /// too few samples, those that an interval needs; where no difference is shown, those at which
  /// intervals lie apart, for they narrow with the square root of the count. nil where the verdict
  /// is a difference, or no number of samples shows one that small.
  public var samplesNeeded: Int? {
    switch verdict {
    case .faster, .slower: return nil
    case .tooFew: return QuantileChange.fewest(for: share)
    case .noDifference:
      guard let old, let new, exceedsResolution else { return nil }
      let (low, high) = old.value < new.value ? (old, new) : (new, old)
      let reach =
        Double((low.upper - low.value).microseconds) * Double(low.count).squareRoot()
        + Double((high.value - high.lower).microseconds) * Double(high.count).squareRoot()
      let root = reach / Double((high.value - low.value).microseconds)
      let needed = min(root * root, Double(QuantileChange.mostNeeded))
      return max(
        Int(needed.rounded(.up)), min(max(old.count, new.count), QuantileChange.mostNeeded))
    }
  }

  /// The fewest samples of which both ends of an interval exist: the quantile lies beyond all of
  /// them with a probability of 2.5 % at most.
  private static func fewest(for share: Double) -> Int {
    Int((log(0.025) / log(max(share, 1 - share))).rounded(.up))
  }
}
