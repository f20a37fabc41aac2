public import InputModel

/// What the touches came to.
public struct CalibrationMeasurement: Hashable, Sendable {
  /// The touches of the corners in their order, normalised; empty where none were asked for.
  public internal(set) var corners: [Fraction] = []
  public internal(set) var fit: CornerFit?
  public internal(set) var scale: ScaleFit?
  /// What was held against a known length, across and then down.
  public internal(set) var ways: [Vector<DeviceUnits>] = []

  init() {}

  /// Judges the touches of a group.
  mutating func take(
    _ steps: [CalibrationStep], _ touches: [TouchCollector.Touch], _ plan: CalibrationPlan
  ) throws(CalibrationRefusal) {
    switch steps.first {
    case .corner:
      let places = touches.map { plan.range.fraction(of: $0.place) }
      fit = try CornerFit(places: places, targets: plan.targets)
      corners = places
    case .mark:
      let ways = [touches[1].place - touches[0].place, touches[3].place - touches[2].place]
      scale = try ScaleFit(
        marks: ways[0], ways[1], length: plan.ruler ?? .zero, on: plan.range)
      self.ways = ways
    case .drag:
      let size = plan.size ?? Size(width: .zero, height: .zero)
      scale = try ScaleFit(
        drags: touches[0].extent, touches[1].extent, size: size, on: plan.range)
      // A drag's way along the other axis is no part of the edges' distance.
      ways = touches.map { touch in
        let share = plan.range.units
        return touch.extent.x / share.x >= touch.extent.y / share.y
          ? Vector(x: touch.extent.x, y: .zero) : Vector(x: .zero, y: touch.extent.y)
      }
    case nil: break
    }
  }
}
