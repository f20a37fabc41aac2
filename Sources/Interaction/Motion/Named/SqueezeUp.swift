public import InputModel

/// A box that is squeezed out of the lower rim, or back into it.
///
/// It is narrower the less of it is out, as something soft in a slit is, so that it seems to come from
/// the button in the corner and not from a further page below. The height is a critically damped
/// spring's: no swing, because text is typed into it at once.
public struct SqueezeUp: Hashable, Sendable {
  /// How much of its width is there when nothing of its height is.
  static let narrowest = 0.7

  /// In hundredths of the height.
  private let spring: Spring

  /// A motion between 0, in the rim, and 1, in place.
  public init(
    from origin: Double, to target: Double, at start: Instant, isInstant: Bool = false
  ) {
    spring = Spring(
      from: Points(origin * 100), to: Points(target * 100), at: start, isInstant: isInstant)
  }

  public var end: Instant { spring.end }

  /// How much of its height is out.
  public func height(at time: Instant) -> Double {
    min(max(spring.value(at: time).value / 100, 0), 1)
  }

  /// How much of its width is there.
  public func width(at time: Instant) -> Double { SqueezeUp.width(atHeight: height(at: time)) }

  /// The width that goes with a height.
  static func width(atHeight height: Double) -> Double {
    narrowest + (1 - narrowest) * height
  }
}
