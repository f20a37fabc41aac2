public import InputModel

/// A sheet that slides down from above, or up again.
///
/// Its speed falls all the way, as that of something heavy on rails does that was pushed once (a cubic
/// of the time that is left): it is quick under the finger that asked for it, and stands still by the
/// time it is read.
public struct SlideDown: Hashable, Sendable {
  /// A sheet of half a hand's height is followed by the eye, and over before anybody waits.
  static let length = Interval.milliseconds(320)

  private let approach: Approach

  /// A motion between 0, out of sight, and 1, in place.
  public init(
    from origin: Double, to target: Double, at start: Instant, isInstant: Bool = false
  ) {
    approach = Approach(
      origin: origin, target: target,
      progress: Progress(from: start, lasting: SlideDown.length, isInstant: isInstant))
  }

  public var end: Instant { approach.end }

  /// How much of the sheet is in sight.
  public func shown(at time: Instant) -> Double { approach.value(at: time, power: 3) }
}
