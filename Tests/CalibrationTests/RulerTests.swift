import Calibration
import InputModel
import SeededSource
import Testing

@Suite struct RulerTests {
  static let range = TouchRange(
    x: AxisFacts(minimum: 0, maximum: 6400, resolution: 0),
    y: AxisFacts(minimum: 0, maximum: 3600, resolution: 0))

  static func fit(
    _ first: (Double, Double), _ second: (Double, Double), length: Double = 50
  ) throws -> ScaleFit {
    try ScaleFit(
      marks: Vector(x: DeviceUnits(first.0), y: DeviceUnits(first.1)),
      Vector(x: DeviceUnits(second.0), y: DeviceUnits(second.1)), length: Millimetres(length),
      on: range)
  }

  @Test func scaleComesFromTwoPairsOfMarks() throws {
    let fit = try Self.fit((2000, 0), (0, 1500))
    #expect(fit.resolution == AxisPair(x: 40, y: 30))
    #expect(fit.size(on: Self.range).width == Millimetres(160))
  }

  @Test func directionOfTheMarksDoesNotMatter() throws {
    let inverted = try Self.fit((-2000, 0), (0, -1500))
    #expect(inverted.resolution == AxisPair(x: 40, y: 30))
    let swapped = try Self.fit((0, 1500), (2000, 0))
    #expect(swapped.resolution == AxisPair(x: 40, y: 30))
  }

  /// A ruler that lies askew by up to 20° is measured along all the same.
  @Test func askewRulerIsAllowedFor() throws {
    let (cosine, sine) = (0.9397, 0.342)
    let fit = try Self.fit(
      (50 * cosine * 40, 50 * sine * 30), (-50 * sine * 40, 50 * cosine * 30))
    #expect((fit.unitsPerMillimetre.x - 40).magnitude < 0.05)
    #expect((fit.unitsPerMillimetre.y - 30).magnitude < 0.05)
  }

  /// Half a millimetre of a finger at each end of 50 mm stays within 3 %, and no figure is unfit.
  @Test func noiseOfFingersStaysSmall() throws {
    var source = Seeded(seed: 7)
    for _ in 0..<500 {
      func jitter() -> Double { Double.random(in: -0.5...0.5, using: &source) * 2 }
      let fit = try Self.fit(
        ((50 + jitter()) * 40, jitter() * 40), (jitter() * 40, (50 + jitter()) * 40))
      #expect((fit.unitsPerMillimetre.x / 40 - 1).magnitude < 0.03)
      #expect((fit.unitsPerMillimetre.y / 40 - 1).magnitude < 0.03)
    }
  }

  @Test func anyMarksGiveAScaleOrARefusal() {
    var source = Seeded(seed: 11)
    for _ in 0..<2000 {
      func way() -> Double { Double.random(in: -6400...6400, using: &source).rounded() }
      guard let fit = try? Self.fit((way(), way()), (way(), way())) else { continue }
      #expect(fit.unitsPerMillimetre.x.isFinite && fit.unitsPerMillimetre.x > 0)
      #expect(fit.unitsPerMillimetre.y.isFinite && fit.unitsPerMillimetre.y > 0)
      #expect(fit.resolution.x >= 1 && fit.resolution.y >= 1)
    }
  }

  @Test func unfitMarksAreRefused() {
    #expect(throws: CalibrationRefusal.marksTooNear(DeviceUnits(10))) {
      try Self.fit((10, 0), (0, 2000))
    }
    #expect(throws: CalibrationRefusal.marksTooNear(DeviceUnits(0))) {
      try Self.fit((0, 0), (0, 0))
    }
    #expect(throws: CalibrationRefusal.marksOneWay) { try Self.fit((2000, 0), (2000, 0)) }
    #expect(throws: CalibrationRefusal.marksOneWay) { try Self.fit((2000, 1500), (1500, 2000)) }
    let size = Size(width: Millimetres(6400), height: Millimetres(3600))
    #expect(throws: CalibrationRefusal.sizeUnbelievable(size)) {
      try Self.fit((50, 0), (0, 50))
    }
  }

  @Test func coarseAxesTellTheirRounding() throws {
    let fit = try Self.fit((280, 0), (0, 280))
    #expect(fit.resolution == AxisPair(x: 6, y: 6))
    #expect((fit.roundingError - 0.0667).magnitude < 0.001)
  }

  @Test func dragsFromEdgeToEdgeGiveTheScale() throws {
    let size = Size(width: Millimetres(160), height: Millimetres(90))
    let fit = try ScaleFit(
      drags: Vector(x: DeviceUnits(6400), y: DeviceUnits(90)),
      Vector(x: DeviceUnits(40), y: DeviceUnits(3600)), size: size, on: Self.range)
    #expect(fit.resolution == AxisPair(x: 40, y: 40))
    let turned = try ScaleFit(
      drags: Vector(x: DeviceUnits(90), y: DeviceUnits(3600)),
      Vector(x: DeviceUnits(6400), y: DeviceUnits(40)), size: size.transposed, on: Self.range)
    #expect(turned.resolution == AxisPair(x: 40, y: 40))
    #expect(throws: CalibrationRefusal.dragTooShort(0.25)) {
      try ScaleFit(
        drags: Vector(x: DeviceUnits(1600), y: DeviceUnits(0)),
        Vector(x: DeviceUnits(0), y: DeviceUnits(3600)), size: size, on: Self.range)
    }
    #expect(throws: CalibrationRefusal.dragsOneWay) {
      try ScaleFit(
        drags: Vector(x: DeviceUnits(6400), y: DeviceUnits(0)),
        Vector(x: DeviceUnits(6400), y: DeviceUnits(0)), size: size, on: Self.range)
    }
  }
}
