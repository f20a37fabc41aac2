import InputModel
import Testing

@Suite struct TouchSurfaceTests {
  static let panel = Size(width: Millimetres(160), height: Millimetres(90))

  static func position(_ x: Double, _ y: Double) -> Vector<Millimetres> {
    Vector(x: Millimetres(x), y: Millimetres(y))
  }

  /// A quarter turn by option and by matrix is the same turn.
  @Test(arguments: QuarterTurn.allCases)
  func turnAndMatrixAgree(turn: QuarterTurn) {
    let byOption = TouchSurface(native: Self.panel, rotation: turn)
    let byMatrix = TouchSurface(native: Self.panel, calibration: turn.matrix)
    let place = Self.position(31, 17)
    #expect(byOption.size == byMatrix.size)
    #expect((byOption.location(of: place) - byMatrix.location(of: place)).length.value < 1e-9)
    #expect((byOption.path(of: place) - byMatrix.path(of: place)).length.value < 1e-9)
  }

  @Test(arguments: QuarterTurn.allCases, [(9.4, 0.0), (0.0, 9.4), (3.0, -4.0)])
  func distancesStayTrue(turn: QuarterTurn, motion: (x: Double, y: Double)) {
    let surface = TouchSurface(native: Self.panel, rotation: turn)
    let start = surface.path(of: Self.position(80, 45))
    let end = surface.path(of: Self.position(80 + motion.x, 45 + motion.y))
    let travelled = Millimetres((end - start).length).value
    let expected = (motion.x * motion.x + motion.y * motion.y).squareRoot()
    #expect((travelled - expected).magnitude < 1e-9)
  }

  @Test func aClockwiseTurnPutsTheNativeTopLeftAtTheTopRight() {
    let surface = TouchSurface(native: Self.panel, rotation: .clockwise)
    #expect(surface.size == Self.panel.transposed)
    let corner = surface.location(of: Self.position(0, 0))
    #expect((corner.x - surface.points.width).value.magnitude < 1e-9)
    #expect(corner.y.value.magnitude < 1e-9)
    let right = surface.path(of: Self.position(10, 0)) - surface.path(of: .zero)
    #expect(right.x.value.magnitude < 1e-9)
    #expect(right.y > .zero)
  }

  /// A matrix that corrects a misaligned panel moves places, and leaves distances alone.
  @Test func aCorrectionMovesPlacesOnly() {
    let matrix = CalibrationMatrix(1.1, 0, -0.05, 0, 0.9, 0.05)
    let surface = TouchSurface(native: Self.panel, calibration: matrix)
    let middle = surface.location(of: Self.position(80, 45))
    #expect((middle.x - surface.points.width / 2).value.magnitude < 1e-9)
    let left = surface.location(of: Self.position(0, 45))
    #expect((left.x / surface.points.width + 0.05).magnitude < 1e-9)
    let travel = surface.path(of: Self.position(10, 0)) - surface.path(of: .zero)
    #expect((Millimetres(travel.x).value - 10).magnitude < 1e-9)
  }

  @Test func aMirroredPanelMovesTheOtherWay() {
    let matrix = CalibrationMatrix(-1, 0, 1, 0, 1, 0)
    let surface = TouchSurface(native: Self.panel, calibration: matrix)
    let travel = surface.path(of: Self.position(10, 0)) - surface.path(of: .zero)
    #expect((Millimetres(travel.x).value + 10).magnitude < 1e-9)
  }
}

@Suite struct CalibrationMatrixTests {
  @Test func readsUdevsProperty() {
    #expect(CalibrationMatrix(property: "0 -1 1 1 0 0") == QuarterTurn.clockwise.matrix)
  }

  @Test(arguments: [
    "", "1 0 0 0 1", "1 0 0 0 1 0 0", "a b c d e f", "0 0 0 0 0 0", "nan 0 0 0 1 0",
    "inf 0 0 0 1 0", "1 1 0 1 1 0",
  ])
  func refusesWhatIsNoMatrix(property: String) {
    #expect(CalibrationMatrix(property: property) == nil)
  }
}
