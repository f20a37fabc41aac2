public import InputModel

/// What is in force, held against a measurement that knows nothing of it.
public struct CalibrationProof: Hashable, Sendable {
  /// What a length may differ by.
  public static let lengthTolerance = 0.02
  /// What a corner may lie beside its target, as a share of the panel: two touches' worth of fingers.
  public static let placeTolerance = 2 * CornerFit.tolerance

  /// A length that was touched.
  public struct Length: Hashable, Sendable {
    public var direction: CalibrationStep.Direction
    public var wanted: Millimetres
    public var told: Millimetres
    public var difference: Double { told / wanted - 1 }
    public var holds: Bool { difference.magnitude <= CalibrationProof.lengthTolerance }
  }

  /// A corner that was touched.
  public struct Place: Hashable, Sendable {
    public var corner: Corner
    /// How far from the target the matrix in force puts the touch.
    public var distance: Double
    public var holds: Bool { distance <= CalibrationProof.placeTolerance }
  }

  public var lengths: [Length] = []
  public var places: [Place] = []

  /// What was told of each length and of the corners, and whether it holds.
  public var sentences: [String] {
    var sentences = lengths.map {
      "\($0.direction.rawValue): \(Figures.text($0.told.value, decimals: 2)) mm told for"
        + " \(Figures.text($0.wanted.value, decimals: 1)) mm, \(Figures.percent($0.difference)) off"
    }
    if let worst = places.max(by: { $0.distance < $1.distance }) {
      sentences.append(
        "corners: \(worst.corner.name) lies furthest from its target,"
          + " \(Figures.percent(worst.distance)) of the panel")
    }
    return sentences + [holds ? "proved" : "not proved: what is in force does not agree"]
  }

  public var holds: Bool { lengths.allSatisfy(\.holds) && places.allSatisfy(\.holds) }

  /// Holds `measurement` against the scale and the matrix that are in force.
  public init(
    _ measurement: CalibrationMeasurement, _ plan: CalibrationPlan,
    unitsPerMillimetre scale: AxisPair<Double>, matrix: CalibrationMatrix
  ) {
    for (direction, way) in zip(CalibrationStep.Direction.allCases, measurement.ways) {
      let told = Vector(
        x: Millimetres(way.x.value / scale.x), y: Millimetres(way.y.value / scale.y))
      let side = direction == .across ? plan.size?.width : plan.size?.height
      guard let wanted = side ?? plan.ruler else { continue }
      lengths.append(Length(direction: direction, wanted: wanted, told: told.length))
    }
    for (corner, place) in zip(Corner.allCases, measurement.corners) {
      let distance = (matrix.applied(to: place) - plan.targets[corner]).reach
      places.append(Place(corner: corner, distance: distance))
    }
  }
}
