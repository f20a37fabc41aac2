public import InputModel

/// What the lock screen tells of itself, in order.
public enum LockOutput: Hashable, Sendable {
  case lock(LockReport)
  /// A touch of the device was refused.
  case refused(LockRefusal, device: DeviceID)
  /// Elements have moved, come or gone.
  case layout
}

/// The lock's state when it changed.
public struct LockReport: Hashable, Sendable {
  public var time: Instant
  public var phase: SlideLock.Phase
  /// The share of its way that the thumb has gone; 1 once unlocked, though it may still move there.
  public var fraction: Double
  public var showsReset: Bool
  /// Why the last touch was refused; nil once that has gone from the screen.
  public var refusal: String?
}
