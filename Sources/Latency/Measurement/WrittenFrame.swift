public import InputModel

/// A frame that a synthetic finger wrote.
public struct WrittenFrame: Hashable, Sendable {
  /// The moment that counts as the touch: just before the write, or `delay` before that.
  public var touched: Instant
  /// Just before the write.
  public var written: Instant
  /// The delay that was put in on purpose.
  public var delay: Interval

  public init(touched: Instant, written: Instant, delay: Interval) {
    self.touched = touched
    self.written = written
    self.delay = delay
  }
}
