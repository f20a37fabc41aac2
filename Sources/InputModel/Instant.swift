/// A moment on the kernel's CLOCK_MONOTONIC, in microseconds since boot.
///
/// Every instant in Detent stems from a kernel event, from a reader that passes the time in, or
/// from a test. The pure targets never ask a clock.
public struct Instant: Hashable, Comparable, Sendable {
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  public static func + (instant: Instant, interval: Interval) -> Instant {
    Instant(microseconds: instant.microseconds &+ interval.microseconds)
  }

  public static func - (instant: Instant, interval: Interval) -> Instant {
    Instant(microseconds: instant.microseconds &- interval.microseconds)
  }

  /// The earlier of two moments of which each may be missing.
  public static func earliest(_ first: Instant?, _ second: Instant?) -> Instant? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  public static func - (later: Instant, earlier: Instant) -> Interval {
    Interval(microseconds: later.microseconds &- earlier.microseconds)
  }
}

/// A span of time in microseconds; negative when it runs backwards.
public struct Interval: Hashable, Comparable, AdditiveArithmetic, Sendable {
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The interval nearest to `seconds`, held within what 64 bits of microseconds express.
  public init(seconds: Double) {
    let limit = 9.0e18
    let microseconds = (seconds * 1e6).rounded()
    self.microseconds = microseconds.isNaN ? 0 : Int64(min(max(microseconds, -limit), limit))
  }

  public static func milliseconds(_ count: Int64) -> Interval {
    Interval(microseconds: count * 1000)
  }

  public static let zero = Interval(microseconds: 0)

  public var seconds: Double { Double(microseconds) / 1e6 }
  public var milliseconds: Double { Double(microseconds) / 1e3 }

  public static func < (left: Interval, right: Interval) -> Bool {
    left.microseconds < right.microseconds
  }

  public static func + (left: Interval, right: Interval) -> Interval {
    Interval(microseconds: left.microseconds &+ right.microseconds)
  }

  public static func - (left: Interval, right: Interval) -> Interval {
    Interval(microseconds: left.microseconds &- right.microseconds)
  }
}
