internal import InputModel

/// A number that makes for another, ever more slowly, and is there when the time is over.
struct Approach: Hashable, Sendable {
  let origin: Double
  let target: Double
  let progress: Progress

  var end: Instant { progress.end }

  /// The number at a moment; what is left of the way falls as the `power` of the time that is left.
  func value(at time: Instant, power: Int) -> Double {
    let left = 1 - progress.share(at: time)
    return (0..<power).reduce(origin - target) { way, _ in way * left } + target
  }
}
