internal import InputModel

/// How much of an animation's time has passed.
struct Progress: Hashable, Sendable {
  let start: Instant
  /// When it is over: at once where it is left out.
  let end: Instant

  init(from start: Instant, lasting length: Interval, isInstant: Bool) {
    self.start = start
    end = isInstant ? start : start + length
  }

  /// From 0 at the start to 1 at the end and later.
  func share(at time: Instant) -> Double {
    guard time < end else { return 1 }
    return min(max((time - start).seconds / (end - start).seconds, 0), 1)
  }
}
