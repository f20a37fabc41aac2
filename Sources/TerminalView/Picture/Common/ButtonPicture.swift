internal import InputModel

extension Painter {
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
