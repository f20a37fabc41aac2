internal import InputModel

/// Counts how often acceleration beside gravity swings to and fro along a line.
///
///     none ──peak──► swinging(0) ──peak against it, in time──► swinging(1) ──► swinging(2) …
///                        ▲                                          │
///                        └──peak aside, too soon or too late────────┘
struct SwingCounter: Sendable {
  private enum State: Hashable, Sendable {
    case none
    /// The strongest sample of the peak, when it began, and when it was last seen.
    case swinging(Acceleration, since: Instant, until: Instant, reversals: Int)
  }

  private let straightness: Double
  private let swings: ClosedRange<Interval>
  private var state = State.none

  init(settings: ShakeSettings) {
    straightness = settings.straightness
    swings = settings.shortestSwing...max(settings.longestSwing, settings.shortestSwing)
  }

  /// Reversals that count at the moment.
  var reversals: Int {
    switch state {
    case .none: 0
    case .swinging(_, since: _, until: _, reversals: let count): count
    }
  }

  mutating func removeAll() { state = .none }

  /// Takes a sample that is strong enough for a peak.
  mutating func take(_ sample: Acceleration, at now: Instant) {
    guard case .swinging(let peak, let since, let until, let reversals) = state,
      now - until <= swings.upperBound
    else {
      state = .swinging(sample, since: now, until: now, reversals: 0)
      return
    }
    let cosine = sample.dot(peak) / (sample.magnitude * peak.magnitude)
    if cosine >= 0 {
      let strongest = sample.magnitude > peak.magnitude ? sample : peak
      state = .swinging(strongest, since: since, until: now, reversals: reversals)
    } else if cosine <= -straightness, swings.contains(now - since) {
      state = .swinging(sample, since: now, until: now, reversals: reversals + 1)
    } else {
      state = .swinging(sample, since: now, until: now, reversals: 0)
    }
  }
}
