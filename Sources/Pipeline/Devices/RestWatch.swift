internal import InputModel

/// Tells when an accelerometer rests, and what it reads then.
///
/// A device that reports changes only is silent at rest, so the last value counts until the next.
struct RestWatch: Sendable {
  /// How far a reading at rest may be from the first one, as a share of gravity: a hand that holds
  /// still trembles.
  private static let tolerance = 0.1

  /// What a device read while it rested.
  struct Rest: Sendable {
    var mean: Acceleration
    var length: Interval
    var samples: Int
  }

  private var first = Acceleration.zero
  private var sum = Acceleration.zero
  private var count = 0
  private var since: Instant?

  /// Takes a sample, which may be the first of a motion. Returns the rest until then.
  mutating func take(_ sample: Acceleration, gravity: Double?, at now: Instant) -> Rest? {
    guard let since else {
      begin(sample, now)
      return nil
    }
    let rest = Rest(mean: sum * (1 / Double(count)), length: now - since, samples: count)
    let limit = RestWatch.tolerance * max(gravity ?? 0, first.magnitude)
    if (sample - first).magnitude <= limit {
      sum = sum + sample
      count += 1
    } else {
      begin(sample, now)
    }
    return rest
  }

  mutating func removeAll() { since = nil }

  private mutating func begin(_ sample: Acceleration, _ now: Instant) {
    first = sample
    sum = sample
    count = 1
    since = now
  }
}
