public import InputModel

/// The parts of a pad where palms and thumbs come to lie.
public struct PalmZones: Hashable, Sendable {
  private let surface: Size<Points>
  private let side: Points
  private let top: Points
  private let bottom: Points
  /// Whether a tap there is a palm's: on a wide pad of which the desktop has its share, too.
  public var refusesTaps: Bool

  /// The zones of a pad's surface.
  public init(_ size: Size<Millimetres>, _ settings: PalmSettings, refusesTaps: Bool) {
    surface = Size<Points>(size)
    side = Points(
      min(settings.side, Millimetres(size.width.value * settings.sideShare)))
    top = Points(Millimetres(size.height.value * settings.topShare))
    bottom = Points(Millimetres(size.height.value * settings.bottomShare))
    self.refusesTaps = refusesTaps && size.width >= settings.narrowest
  }

  /// Whether palms come to a place.
  public func hasPalms(at location: Vector<Points>) -> Bool {
    location.x < side || location.x > surface.width - side || location.y < top
  }

  /// Whether palms or thumbs rest at a place.
  public func hasRest(at location: Vector<Points>) -> Bool {
    hasPalms(at: location) || location.y > surface.height - bottom
  }
}
