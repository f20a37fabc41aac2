public import InputModel

/// A shake: acceleration that swings to and fro along a line, as a hand makes it.
///
///     vibration    two low-passes of 15 Hz take out what is faster than a hand
///     gravity      a low-pass of 0.6 s over what is left
///     peak         at least 0.75 g beside gravity, while at least 0.2 g are felt in all
///     reversal     a peak within 43° against the last one, 38 to 320 ms after that one began
///     ringing      two peaks in a row, each under 0.7 of the one before: what led up to it is void
///     shake        3 reversals in a row, unless the device fell within the last 500 ms
///     armed again  after 400 ms of calm or silence
///
/// Reversals, and not single peaks or the share of samples above a line: a peak fires on bumps and
/// drops, and a share depends on the sample rate. A device at rest sends nothing, so time is taken
/// from the samples alone.
public struct ShakeRecognizer: Sendable {
  private enum State: Hashable, Sendable {
    case armed
    /// Counted; waits for calm since `busy`.
    case fired(busy: Instant)
  }

  private let settings: ShakeSettings
  private var state = State.armed
  private var filter: MotionFilter
  private var fall: FallWatch
  private var swings: SwingCounter
  private var vetoedUntil: Instant?
  /// Acceleration beside gravity at the last sample, in g.
  public private(set) var linear = 0.0

  public init(settings: ShakeSettings) {
    self.settings = settings
    filter = MotionFilter(settings: settings)
    fall = FallWatch(settings: settings)
    swings = SwingCounter(settings: settings)
  }

  /// Reversals that count at the moment.
  public var reversalCount: Int { swings.reversals }

  /// Forgets what led here, as after an interruption; gravity is learnt anew.
  public mutating func removeAll() {
    self = ShakeRecognizer(settings: settings)
  }

  /// Takes a sample in g. Returns whether it completed a shake.
  public mutating func handle(_ acceleration: Acceleration, at time: Instant) -> Bool {
    filter.take(acceleration, at: time)
    // Free fall voids what was counted and keeps the impact from counting.
    if fall.take(acceleration, at: time) {
      vetoedUntil = time + settings.fallVeto
      swings.removeAll()
    }
    let beside = filter.beside
    linear = beside.magnitude
    if case .fired(let busy) = state, time - busy >= settings.calm { state = .armed }
    guard linear >= settings.peak, filter.felt.magnitude >= settings.felt else { return false }
    switch state {
    case .fired:
      state = .fired(busy: time)
      return false
    case .armed:
      if let vetoedUntil, time < vetoedUntil { return false }
      swings.take(beside, at: time)
      guard swings.reversals >= settings.reversals else { return false }
      swings.removeAll()
      state = .fired(busy: time)
      return true
    }
  }
}
