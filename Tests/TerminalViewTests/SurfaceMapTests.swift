import InputModel
import Testing

@testable import TerminalView

@Suite struct SurfaceMapTests {
  private let map = SurfaceMap(
    surface: Size(width: Points(320), height: Points(480)), columns: 80, rows: 24)

  @Test func showsTheWholeSurface() {
    let whole = map.region(
      Rectangle(x: .zero, y: .zero, width: Points(320), height: Points(480)))
    #expect(whole == CellRegion(columns: 0..<80, rows: 0..<24))
    #expect(map.cell(at: Vector(x: Points(96), y: Points(144))) == (24, 7))
  }

  @Test(arguments: [7.0, 20, 33.3, 44, 61.5, 64])
  func neighboursNeitherOverlapNorLeaveGaps(height: Double) {
    var end = 0
    for index in 0..<40 {
      let frame = Rectangle(
        x: .zero, y: Points(height * Double(index)), width: Points(320), height: Points(height))
      let rows = map.region(frame).rows
      #expect(rows.lowerBound == end)
      end = rows.upperBound
    }
  }

  @Test func aClickIsInTheMiddleOfItsCell() {
    let place = map.location(column: 79, row: 0)
    #expect(place == Vector(x: Points(318), y: Points(10)))
    #expect(map.cell(at: place) == (79, 0))
  }

  @Test func staysOnTheTerminalWhateverComes() {
    let far = [Double.infinity, -.infinity, .nan, 1e300, -5, 320, 480]
    for x in far {
      let cell = map.cell(at: Vector(x: Points(x), y: Points(x)))
      #expect((0..<80).contains(cell.column) && (0..<24).contains(cell.row))
    }
    let empty = SurfaceMap(surface: Size(width: .zero, height: .zero), columns: 0, rows: 0)
    #expect(empty.cell(at: .zero) == (0, 0))
  }
}
