extension Painter {
  /// A padlock in the middle of `region`, as large as fits; none where there is no room for one.
  mutating func drawPadlock(isOpen: Bool, in region: CellRegion) {
    guard
      let size = PadlockSize.all.first(where: { $0.height + 2 <= region.height })
        ?? PadlockSize.all.last, size.height <= region.height
    else { return }
    let style = isOpen ? look.beyond : look.text
    let top = region.rows.lowerBound + (region.height - size.height) / 2
    let left = region.columns.lowerBound + (region.width - size.width) / 2
    let bodyTop = top + size.shackle
    let body = CellRegion(
      columns: left..<left + size.width, rows: bodyTop..<bodyTop + size.body)
    frame(body, style: style)
    write(glyphs.mark, column: body.middleColumn, row: body.middleRow, style: style)
    drawShackle(size, isOpen: isOpen, body: body, style: style)
  }

  /// Closed, it stands with both legs on the body; open, it has swung out about its left one.
  private mutating func drawShackle(
    _ size: PadlockSize, isOpen: Bool, body: CellRegion, style: Style
  ) {
    let inset = size.inset
    let left = isOpen ? body.columns.upperBound - inset - 1 : body.columns.lowerBound + inset
    let right = left + size.width - 2 * inset - 1
    let top = body.rows.lowerBound - size.shackle
    write(glyphs.corners[0], column: left, row: top, style: style)
    write(glyphs.corners[1], column: right, row: top, style: style)
    fill(
      CellRegion(columns: left + 1..<right, rows: top..<top + 1), with: glyphs.horizontal,
      style: style)
    for (column, isFree) in [(left, false), (right, isOpen)] {
      fill(
        CellRegion(columns: column..<column + 1, rows: top + 1..<body.rows.lowerBound),
        with: glyphs.vertical, style: style)
      if !isFree { write(glyphs.joint, column: column, row: body.rows.lowerBound, style: style) }
    }
  }
}

/// The measures of a padlock in cells.
struct PadlockSize {
  var width: Int
  var body: Int
  var shackle: Int
  /// How far the shackle's legs stand from the body's sides.
  var inset: Int

  var height: Int { body + shackle }

  /// The height of the smallest.
  static let smallest = all.map(\.height).min() ?? 0

  static let all = [
    PadlockSize(width: 21, body: 8, shackle: 5, inset: 4),
    PadlockSize(width: 11, body: 5, shackle: 2, inset: 2),
    PadlockSize(width: 7, body: 3, shackle: 1, inset: 1),
  ]
}
