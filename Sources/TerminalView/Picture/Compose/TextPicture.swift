internal import InputModel
internal import Programs

extension Painter {
  /// A text of many lines, scrolled so that the line of its cursor is in sight.
  mutating func drawLines(
    of field: FieldSnapshot, in region: CellRegion, clip: CellRegion
  ) {
    let typed = TypedText(
      field.text, cursor: field.cursor, width: min(region.width, RowText.measure),
      utf8: capabilities.utf8)
    let seen = region.clipped(to: clip)
    guard !seen.isEmpty else { return }
    let cursorLine = typed.cursor?.line ?? 0
    let first = max(cursorLine - seen.height + 1, 0)
    for (index, line) in typed.lines.enumerated().dropFirst(first).prefix(seen.height) {
      let row = seen.rows.lowerBound + index - first
      write(line, column: region.columns.lowerBound, row: row, clip: seen)
      if typed.cursor?.line == index {
        drawCursor(at: typed.cursor?.column, hidden: 0, in: region, row: row, clip: seen)
      }
    }
    if field.cursor == nil, field.text.isEmpty {
      write(
        field.label, column: region.columns.lowerBound, row: seen.rows.lowerBound,
        style: palette.faint, clip: seen)
    }
  }

  /// A block on the character that the cursor stands before.
  mutating func drawCursor(
    at column: Int?, hidden: Int, in region: CellRegion, row: Int, clip: CellRegion
  ) {
    guard let column else { return }
    let style = palette.cursor
    let place = region.columns.lowerBound + column - hidden
    guard clip.contains(column: place, row: row) else { return }
    let isWide =
      place + 1 < canvas.columns && canvas[column: place + 1, row: row].isContinuation
    let block = CellRegion(columns: place..<place + (isWide ? 2 : 1), rows: row..<row + 1)
    canvas.restyle(block.clipped(to: clip)) { $0 = style }
  }
}
