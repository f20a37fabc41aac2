public import InputModel

/// What the lock screen tells of itself, in order.
public enum LockOutput: Hashable, Sendable {
  case lock(LockReport)
  /// A touch of the device was refused.
  case refused(LockRefusal, device: DeviceID)
  /// Elements have moved, come or gone.
  case layout
  case secret(SecretReport)
  /// Something is asked of whoever gathers the secret.
  case request(SecretRequest)
  /// The screen has gone black, or shows something again.
  case blank(Bool, Instant)
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

/// How it stands with the secret when that changed. It tells neither what was typed nor how much.
public struct SecretReport: Hashable, Sendable {
  public var time: Instant
  public var phase: SecretPanel.Phase
  /// How long nothing is taken; nil outside `waiting`.
  public var wait: Interval?
}
