import Calibration
import InputModel
import SeededSource
import Testing

@Suite struct CornerTests {
  static let targets = CornerTargets()

  /// Where a panel mounted in a way reports touches of the targets: the matrix undone.
  static func places(_ matrix: CalibrationMatrix) -> [Fraction] {
    let determinant = matrix.determinant
    return Corner.allCases.map { corner in
      let target = targets[corner]
      let (x, y) = (target.x - matrix.c, target.y - matrix.f)
      return Fraction(
        x: (matrix.e * x - matrix.b * y) / determinant,
        y: (matrix.a * y - matrix.d * x) / determinant)
    }
  }

  static func fit(_ places: [Fraction]) throws -> CornerFit {
    try CornerFit(places: places, targets: targets)
  }

  @Test(arguments: Mounting.allCases) func mountingIsRecognised(_ mounting: Mounting) throws {
    let fit = try Self.fit(Self.places(mounting.matrix))
    #expect(fit.mounting == mounting)
    #expect(fit.isPure)
    #expect(fit.matrix == mounting.matrix)
    #expect(fit.residual < 1e-9)
  }

  /// Fingers beside the targets by 1.5 % of the panel do not change the mounting.
  @Test(arguments: Mounting.allCases) func noiseLeavesTheMounting(_ mounting: Mounting) throws {
    var source = Seeded(seed: 3)
    for _ in 0..<200 {
      let places = Self.places(mounting.matrix).map { place in
        Fraction(
          x: place.x + Double.random(in: -0.015...0.015, using: &source),
          y: place.y + Double.random(in: -0.015...0.015, using: &source))
      }
      let fit = try Self.fit(places)
      #expect(fit.matrix == mounting.matrix)
    }
  }

  /// A panel whose sensing area is larger than the picture gets a matrix of its own.
  @Test func offsetPanelIsFitted() throws {
    let matrix = CalibrationMatrix(1.1, 0.01, -0.06, -0.01, 1.2, -0.1)
    let fit = try Self.fit(Self.places(matrix))
    #expect(!fit.isPure)
    #expect(fit.mounting == .upright)
    for (found, wanted) in [
      (fit.matrix.a, matrix.a), (fit.matrix.b, matrix.b), (fit.matrix.c, matrix.c),
      (fit.matrix.d, matrix.d), (fit.matrix.e, matrix.e), (fit.matrix.f, matrix.f),
    ] {
      #expect((found - wanted).magnitude < 1e-9)
    }
  }

  @Test func wrongOrderIsNamed() {
    var places = Self.places(.identity)
    places.swapAt(2, 3)
    #expect(throws: CalibrationRefusal.cornersOutOfOrder(.bottomLeft, .bottomRight)) {
      try Self.fit(places)
    }
    places = Self.places(.identity)
    places.swapAt(1, 2)
    #expect(throws: CalibrationRefusal.cornersOutOfOrder(.topRight, .bottomRight)) {
      try Self.fit(places)
    }
  }

  @Test func sameCornerTwiceIsNamed() {
    var places = Self.places(.identity)
    places[2] = places[1]
    #expect(throws: CalibrationRefusal.cornersTogether(.topRight, .bottomRight)) {
      try Self.fit(places)
    }
    let all = [Fraction](repeating: Fraction(x: 0.5, y: 0.5), count: 4)
    #expect(throws: CalibrationRefusal.cornersTogether(.topLeft, .topRight)) {
      try Self.fit(all)
    }
  }

  @Test func oneWrongCornerIsNamed() throws {
    var places = Self.places(.identity)
    places[3] = Fraction(x: 0.45, y: 0.9)
    #expect(
      throws: CalibrationRefusal.cornersAskew(.upright, .bottomLeft, 0.35)
    ) { try Self.fit(places) }
    places[3] = Fraction(x: 0.3, y: 0.9)
    let error = #expect(throws: CalibrationRefusal.self) { try Self.fit(places) }
    #expect(error?.code == "corners-inconsistent")
  }

  @Test func anyTouchesGiveAMatrixOrARefusal() {
    var source = Seeded(seed: 5)
    for _ in 0..<5000 {
      let places = Corner.allCases.map { _ in
        Fraction(
          x: Double.random(in: 0...1, using: &source), y: Double.random(in: 0...1, using: &source))
      }
      guard let fit = try? Self.fit(places) else { continue }
      #expect(fit.matrix.determinant.isFinite)
      #expect(CalibrationMatrix(property: Figures.property(fit.matrix)) != nil)
    }
  }
}
