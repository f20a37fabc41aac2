internal import InputModel

extension Painter {
  /// The bar on top: the title at the left, what goes with it after it, a line below.
  mutating func drawTitleBar(_ rectangle: Rectangle, title: String, detail: String = "") {
    let bar = map.region(rectangle).clipped(to: page)
    guard !bar.isEmpty else { return }
    let hasRule = bar.height >= 2
    let row = CellRegion(
      columns: bar.columns, rows: bar.rows.lowerBound..<bar.rows.upperBound - (hasRule ? 1 : 0)
    ).middleRow
    let start = bar.columns.lowerBound + 2
    let text = measured(title).cut(to: max(bar.width - 3, 0), ellipsis: ellipsis)
    write(text, column: start, row: row, style: palette.strong, clip: bar)
    write(detail, column: start + text.width + 2, row: row, style: palette.faint, clip: bar)
    if hasRule { drawRule(row: bar.rows.upperBound - 1, in: bar) }
  }

  mutating func drawRule(row: Int, in region: CellRegion) {
    let line = CellRegion(columns: region.columns, rows: row..<row + 1)
    fill(line.clipped(to: region), with: glyphs.horizontal, style: palette.rule)
  }

  /// A word that can be tapped, in the middle of its rectangle.
  mutating func drawButton(_ rectangle: Rectangle, label: String, style: Style) {
    let region = map.region(rectangle).clipped(to: page)
    guard !region.isEmpty else { return }
    if region.height >= 3, region.width >= measured(label).width + 2 {
      fill(region)
      frame(region, style: palette.rule)
    } else {
      fill(CellRegion(columns: region.columns, rows: region.middleRow..<region.middleRow + 1))
    }
    writeCentered(label, row: region.middleRow, in: region, style: style)
  }

  mutating func drawCloseButton(_ rectangle: Rectangle) {
    drawButton(rectangle, label: glyphs.close, style: palette.strong)
  }
}
