public import InputModel

/// Device units a millimetre on each axis, from lengths that are known.
public struct ScaleFit: Hashable, Sendable {
  /// Fewer units between two marks make a unit 5 % of the way.
  private static let fewestUnits = 20.0
  /// How much more one pair of marks must lie along its axis than the other does: both may then be
  /// askew by 22°.
  private static let separation = 6.0
  /// What a drag from edge to edge must cover of an axis.
  private static let leastDrag = 0.5
  /// From a fingertip to a wall.
  private static let believed = Millimetres(5)...Millimetres(5000)

  public var unitsPerMillimetre: AxisPair<Double>

  /// From two pairs of marks, each `length` apart, one pair along each axis in whichever order.
  ///
  /// With u and v the squares of a unit's length on the axes, each pair says x²u + y²v = length², so
  /// that a ruler which lies askew is allowed for.
  public init(
    marks first: Vector<DeviceUnits>, _ second: Vector<DeviceUnits>, length: Millimetres,
    on range: TouchRange
  ) throws(CalibrationRefusal) {
    for pair in [first, second] where pair.length.value < ScaleFit.fewestUnits {
      throw .marksTooNear(pair.length)
    }
    let straight = (first.x.value * second.y.value).magnitude
    let crossed = (first.y.value * second.x.value).magnitude
    guard max(straight, crossed) > min(straight, crossed) * ScaleFit.separation else {
      throw .marksOneWay
    }
    let determinant = straight * straight - crossed * crossed
    let square = length.value * length.value
    let (a, b) = (ScaleFit.squares(first), ScaleFit.squares(second))
    let u = square * (b.y - a.y) / determinant
    let v = square * (a.x - b.x) / determinant
    guard u > 0, v > 0, u.isFinite, v.isFinite else { throw .marksDisagree }
    try self.init(AxisPair(x: 1 / u.squareRoot(), y: 1 / v.squareRoot()), on: range)
  }

  /// From drags between opposite edges of a surface of a known size, across and then down.
  public init(
    drags across: Vector<DeviceUnits>, _ down: Vector<DeviceUnits>, size: Size<Millimetres>,
    on range: TouchRange
  ) throws(CalibrationRefusal) {
    let (first, second) = (ScaleFit.share(across, range), ScaleFit.share(down, range))
    let isTurned = first.y > first.x
    guard isTurned == (second.x > second.y) else { throw .dragsOneWay }
    guard first.reach >= ScaleFit.leastDrag else { throw .dragTooShort(first.reach) }
    guard second.reach >= ScaleFit.leastDrag else { throw .dragTooShort(second.reach) }
    try self.init(
      isTurned
        ? AxisPair(x: down.x.value / size.height.value, y: across.y.value / size.width.value)
        : AxisPair(x: across.x.value / size.width.value, y: down.y.value / size.height.value),
      on: range)
  }

  private init(
    _ unitsPerMillimetre: AxisPair<Double>, on range: TouchRange
  ) throws(CalibrationRefusal) {
    self.unitsPerMillimetre = unitsPerMillimetre
    let size = self.size(on: range)
    guard ScaleFit.believed.contains(size.width), ScaleFit.believed.contains(size.height) else {
      throw .sizeUnbelievable(size)
    }
  }

  /// The size of the whole sensing area, along the device's own axes.
  public func size(on range: TouchRange) -> Size<Millimetres> {
    Size(
      width: Millimetres(range.units.x.value / unitsPerMillimetre.x),
      height: Millimetres(range.units.y.value / unitsPerMillimetre.y))
  }

  /// Whole units a millimetre, as the kernel keeps them.
  public var resolution: AxisPair<Int32> {
    AxisPair(
      x: Int32(clamping: Int(max(unitsPerMillimetre.x.rounded(), 1))),
      y: Int32(clamping: Int(max(unitsPerMillimetre.y.rounded(), 1))))
  }

  /// The most by which a length is wrong for the rounding alone, such as 0.07 for 5.6 taken as 6.
  public var roundingError: Double {
    let x = (unitsPerMillimetre.x / Double(resolution.x) - 1).magnitude
    let y = (unitsPerMillimetre.y / Double(resolution.y) - 1).magnitude
    return max(x, y)
  }

  private static func squares(_ way: Vector<DeviceUnits>) -> (x: Double, y: Double) {
    (way.x.value * way.x.value, way.y.value * way.y.value)
  }

  private static func share(_ way: Vector<DeviceUnits>, _ range: TouchRange) -> Fraction {
    Fraction(x: way.x.value / range.units.x.value, y: way.y.value / range.units.y.value)
  }
}
