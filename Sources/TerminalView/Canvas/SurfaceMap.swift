public import InputModel

/// The way between points of a surface and the cells of a terminal that shows the whole of it.
public struct SurfaceMap: Hashable, Sendable {
  public let surface: Size<Points>
  public let columns: Int
  public let rows: Int

  public init(surface: Size<Points>, columns: Int, rows: Int) {
    self.surface = surface
    self.columns = columns
    self.rows = rows
  }

  /// The middle of a cell, such as the one that was clicked.
  public func location(column: Int, row: Int) -> Vector<Points> {
    Vector(
      x: surface.width * ((Double(column) + 0.5) / Double(max(columns, 1))),
      y: surface.height * ((Double(row) + 0.5) / Double(max(rows, 1))))
  }

  /// The cell border nearest to `x`. Neighbours that share a rim share the border.
  func column(_ x: Points) -> Int {
    border(x / surface.width * Double(columns))
  }

  /// The cell border nearest to `y`.
  func row(_ y: Points) -> Int {
    border(y / surface.height * Double(rows))
  }

  func region(_ rectangle: Rectangle) -> CellRegion {
    let left = column(rectangle.x)
    let top = row(rectangle.y)
    return CellRegion(
      columns: left..<max(column(rectangle.maxX), left), rows: top..<max(row(rectangle.maxY), top))
  }

  /// The cells of `rectangle`, a part of `whole` that moves with it: however far the whole has moved,
  /// its parts keep their widths and their distances.
  func region(_ rectangle: Rectangle, in whole: Rectangle) -> CellRegion {
    var part = rectangle
    part.x = part.x - whole.x
    part.y = part.y - whole.y
    return region(part).moved(columns: column(whole.x), rows: row(whole.y))
  }

  /// The line in which the middle of `rectangle` lies: more even than the middle of its lines where
  /// equal heights are now one line, now two. Within its lines, and with `whole` as above.
  func middleRow(_ rectangle: Rectangle, in whole: Rectangle) -> Int {
    let lines = region(rectangle, in: whole).rows
    let middle = rectangle.y - whole.y + rectangle.height / 2
    let row = row(whole.y) + floor(middle / surface.height * Double(rows))
    return min(max(row, lines.lowerBound), max(lines.upperBound - 1, lines.lowerBound))
  }

  /// The cell in which `point` lies, the nearest one for a point beside the surface.
  func cell(at point: Vector<Points>) -> (column: Int, row: Int) {
    let column = floor(point.x / surface.width * Double(columns))
    let row = floor(point.y / surface.height * Double(rows))
    return (min(max(column, 0), max(columns - 1, 0)), min(max(row, 0), max(rows - 1, 0)))
  }

  /// Far beyond any terminal, and far within what an Int and a sum of some hold.
  private static let limit = 100_000.0

  private func border(_ position: Double) -> Int {
    guard position.isFinite else { return 0 }
    return Int(min(max(position, -SurfaceMap.limit), SurfaceMap.limit).rounded())
  }

  private func floor(_ position: Double) -> Int {
    guard position.isFinite else { return 0 }
    return Int(min(max(position, -SurfaceMap.limit), SurfaceMap.limit).rounded(.down))
  }
}
