internal import InputModel
internal import Interaction
internal import Programs

/// The slow light that runs over the arrows of a lock at rest, as a function of time.
struct Shimmer: Hashable, Sendable {
  /// Slow enough to be calm, and to wake the program only twice a second.
  static let step = Interval.milliseconds(500)
  static let arrows = 3
  /// The arrows one by one, then a pause.
  static let steps = 6

  /// Nil where motion is reduced.
  init?(capabilities: Capabilities) {
    if capabilities.reduceMotion { return nil }
  }

  /// Which arrow is lit; none in the pause.
  func litArrow(at time: Instant) -> Int? {
    let count = Int64(Shimmer.steps)
    let step = Int(index(at: time) % count + count) % Shimmer.steps
    return step < Shimmer.arrows ? step : nil
  }

  func nextStep(for snapshot: Snapshot, after time: Instant) -> Instant? {
    guard case .lock(let lock) = snapshot.picture, lock.phase == .locked, !lock.isBlank
    else { return nil }
    return Instant(microseconds: (index(at: time) + 1) * Shimmer.step.microseconds)
  }

  private func index(at time: Instant) -> Int64 {
    time.microseconds / Shimmer.step.microseconds
  }
}
