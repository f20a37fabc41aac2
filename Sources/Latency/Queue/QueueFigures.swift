public import InputModel

/// What a queue has counted since it was made.
public struct QueueFigures: Hashable, Sendable {
  /// Elements admitted.
  public var admitted = 0
  /// Steps that a later step of the same gesture has taken the place of.
  public var merges = 0
  /// Elements that were not admitted because no place was free.
  public var refusals = 0
  /// Deliveries whose handler started later than the bound after the kernel's time.
  public var misses = 0
  /// The most elements that ever waited.
  public var highestDepth = 0

  public init() {}
}

/// When an element passed the stages of its way.
public struct StageStamps: Hashable, Sendable {
  /// The kernel's time of the event.
  public var kernel: Instant
  /// When the reader had read it.
  public var read: Instant
  /// When the gestures had been recognised.
  public var recognized: Instant
  /// How many earlier steps of the same gesture have merged into this one.
  public var merged = 0

  public init(kernel: Instant, read: Instant, recognized: Instant) {
    self.kernel = kernel
    self.read = read
    self.recognized = recognized
  }
}
