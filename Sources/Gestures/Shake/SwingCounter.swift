internal import InputModel

/// Counts how often acceleration beside gravity swings to and fro along a line.
///
///     none ──peak──► swinging(0) ──peak against it, in time──► swinging(1) ──► swinging(2) …
///                        ▲                                          │
///                        └──peak aside, too soon or too late, or ───┘
///                           the peaks before it die away
struct SwingCounter: Sendable {
  private enum State: Hashable, Sendable {
    case none
    case swinging(Run)
  }

  private struct Run: Hashable, Sendable {
    /// The strongest sample of the peak.
    var peak: Acceleration
    /// When the peak began, and when it was last seen.
    var since: Instant
    var until: Instant
    var reversals = 0
    /// The strength of the peak before; 0 for none.
    var strengthBefore = 0.0
    /// How many peaks in a row were much weaker than the one before.
    var weakenings = 0

    init(_ peak: Acceleration, at now: Instant) {
      self.peak = peak
      since = now
      until = now
    }
  }

  private let straightness: Double
  private let dying: Double
  private let swings: ClosedRange<Interval>
  private var state = State.none

  init(settings: ShakeSettings) {
    straightness = settings.straightness
    dying = settings.dying
    swings = settings.shortestSwing...max(settings.longestSwing, settings.shortestSwing)
  }

  /// Reversals that count at the moment.
  var reversals: Int {
    switch state {
    case .none: 0
    case .swinging(let run): run.reversals
    }
  }

  mutating func removeAll() { state = .none }

  /// Takes a sample that is strong enough for a peak.
  mutating func take(_ sample: Acceleration, at now: Instant) {
    guard case .swinging(var run) = state, now - run.until <= swings.upperBound else {
      state = .swinging(Run(sample, at: now))
      return
    }
    let strength = run.peak.magnitude
    let cosine = sample.dot(run.peak) / (sample.magnitude * strength)
    if cosine >= 0 {
      if sample.magnitude > strength { run.peak = sample }
      run.until = now
      state = .swinging(run)
      return
    }
    var next = Run(sample, at: now)
    if cosine <= -straightness, swings.contains(now - run.since) {
      next.weakenings = strength < dying * run.strengthBefore ? run.weakenings + 1 : 0
      if next.weakenings < 2 {
        next.reversals = run.reversals + 1
        next.strengthBefore = strength
      }
    }
    state = .swinging(next)
  }
}
