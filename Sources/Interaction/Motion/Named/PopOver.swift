public import InputModel

/// A small menu that grows out of the button that opens it, or shrinks back into it.
///
/// It is the shortest of the animations, because a menu is only a step on the way to something else;
/// and it never is smaller than a little over half its size, from which the eye takes it for a whole
/// that comes nearer. Its pace falls off evenly (a square of the time that is left).
public struct PopOver: Hashable, Sendable {
  static let length = Interval.milliseconds(180)
  /// The size at which it begins.
  static let smallest = 0.55

  private let approach: Approach

  /// A motion between 0, closed, and 1, open.
  public init(
    from origin: Double, to target: Double, at start: Instant, isInstant: Bool = false
  ) {
    approach = Approach(
      origin: origin, target: target,
      progress: Progress(from: start, lasting: PopOver.length, isInstant: isInstant))
  }

  public var end: Instant { approach.end }

  /// How far it is open.
  public func fraction(at time: Instant) -> Double { approach.value(at: time, power: 2) }

  /// The size that goes with a fraction; nothing where it is closed.
  public static func scale(at fraction: Double) -> Double {
    fraction > 0 ? smallest + (1 - smallest) * fraction : 0
  }
}
