internal import func Glibc.exp
public import InputModel

/// A critically damped spring: the shortest way to a target that does not swing about it.
///
/// The motion is the closed solution x(t) = target + (c₁ + c₂·t)·e^(−ωt), so a value depends on the
/// time alone and never on how often it was asked for. The spring settles at a moment that is known
/// from the start.
public struct Spring: Hashable, Sendable {
  /// The angular frequency in 1/s: 99 % of the way in about 0.37 s, the pace of a list's row.
  public static let defaultFrequency = 18.0

  /// Nearer than half a point nobody sees the rest of the way.
  private static let restDistance = 0.5
  private static let restSpeed = 20.0
  private static let settlingStep = 1.0 / 240
  /// No motion of a surface lasts longer, whatever the velocity it starts with.
  private static let longest = 2.0

  public let target: Points
  public let start: Instant
  /// When the motion is over; from then on the value is the target.
  public let end: Instant
  private let offset: Double
  private let slope: Double
  private let frequency: Double

  /// A motion from `origin` at `velocity` towards `target`, which is there at once without motion.
  public init(
    from origin: Points, to target: Points, velocity: PointsPerSecond = .zero, at start: Instant,
    frequency: Double = Spring.defaultFrequency, isInstant: Bool = false
  ) {
    self.target = target
    self.start = start
    self.frequency = frequency
    offset = (origin - target).value
    slope = velocity.value + frequency * offset
    end = isInstant ? start : start + Spring.duration(offset, slope, frequency)
  }

  public func value(at time: Instant) -> Points {
    guard time < end else { return target }
    let elapsed = max((time - start).seconds, 0)
    return target + Points((offset + slope * elapsed) * exp(-frequency * elapsed))
  }

  public func velocity(at time: Instant) -> PointsPerSecond {
    guard time < end else { return .zero }
    let elapsed = max((time - start).seconds, 0)
    let pull = slope - frequency * (offset + slope * elapsed)
    return PointsPerSecond(pull * exp(-frequency * elapsed))
  }

  private static func duration(
    _ offset: Double, _ slope: Double, _ frequency: Double
  ) -> Interval {
    var elapsed = 0.0
    while elapsed < longest {
      let decay = exp(-frequency * elapsed)
      let distance = (offset + slope * elapsed) * decay
      let speed = (slope - frequency * (offset + slope * elapsed)) * decay
      if distance.magnitude < restDistance, speed.magnitude < restSpeed { break }
      elapsed += settlingStep
    }
    return Interval(seconds: elapsed)
  }
}
