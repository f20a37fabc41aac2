public import InputModel
public import Latency

/// What `detent latency` measures, and for how long.
public struct LatencySettings: Sendable {
  public var bound: Interval
  /// Samples so soon after the start do not count.
  public var warmUp: Interval
  /// How long is measured after the warm-up; nil for as long as the program runs.
  public var duration: Interval?
  /// The write that a frame stamped so by the kernel stems from; nil without a synthetic finger.
  public var written: (@Sendable (Instant) -> WrittenFrame?)?

  public init(
    bound: Interval = .milliseconds(8), warmUp: Interval = Interval(seconds: 1),
    duration: Interval? = nil, written: (@Sendable (Instant) -> WrittenFrame?)? = nil
  ) {
    self.bound = bound
    self.warmUp = warmUp
    self.duration = duration
    self.written = written
  }
}
