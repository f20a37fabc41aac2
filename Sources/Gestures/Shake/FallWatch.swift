internal import InputModel

/// Tells free fall, in which nothing is felt.
///
///     held ──below 0.35 g──► falling(since) ──for 80 ms──► fallen
///      ▲                          └──above──► held           │
///      └──────────────────────────above──────────────────────┘
struct FallWatch: Sendable {
  private let fall: Double
  private let duration: Interval
  private var since: Instant?

  init(settings: ShakeSettings) {
    fall = settings.fall
    duration = settings.fallDuration
  }

  /// Takes a sample. Returns whether the device has fallen up to now.
  mutating func take(_ sample: Acceleration, at now: Instant) -> Bool {
    // The last sample stayed until this one.
    let hasFallen = since.map { now - $0 >= duration } ?? false
    if sample.magnitude < fall {
      since = since ?? now
    } else {
      since = nil
    }
    return hasFallen
  }
}
