/// An upright block of cells; empty where a range is empty.
struct CellRegion: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  var width: Int { columns.count }
  var height: Int { rows.count }
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  var middleColumn: Int { columns.lowerBound + columns.count / 2 }
  var middleRow: Int { rows.lowerBound + max(rows.count - 1, 0) / 2 }

  func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  func clipped(to other: CellRegion) -> CellRegion {
    CellRegion(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  func inset(columns across: Int, rows down: Int) -> CellRegion {
    CellRegion(columns: columns.shrunk(by: across), rows: rows.shrunk(by: down))
  }

  func moved(columns across: Int = 0, rows down: Int = 0) -> CellRegion {
    CellRegion(
      columns: columns.lowerBound + across..<columns.upperBound + across,
      rows: rows.lowerBound + down..<rows.upperBound + down)
  }

  /// One line of it.
  func line(_ row: Int) -> CellRegion { CellRegion(columns: columns, rows: row..<row + 1) }
}

extension Range<Int> {
  fileprivate func shrunk(by margin: Int) -> Range<Int> {
    let lower = Swift.min(lowerBound + margin, upperBound)
    return lower..<Swift.max(upperBound - margin, lower)
  }
}
