internal import InputModel
internal import Programs

extension Painter {
  /// A round button: a ring in three lines where there is room, else between brackets.
  ///
  /// It is as wide wherever it stands, so that neighbours are even. `row` is where its sign stands.
  mutating func drawRound(
    _ sign: String, in region: CellRegion, row: Int? = nil, style: Style, clip: CellRegion
  ) {
    let row = row ?? region.middleRow
    let text = measured(sign)
    if Painter.hasRing(region), clip.height >= 3 {
      let width = min(region.width - (region.width + 1) % 2, 7)
      let start = region.columns.lowerBound + (region.width - width) / 2
      let ring = CellRegion(columns: start..<start + width, rows: row - 1..<row + 2)
      fill(ring.clipped(to: clip), style: style)
      frame(ring, style: style, clip: clip)
      writeCentered(text, row: row, in: ring, style: style, clip: clip)
    } else if region.width >= text.width + 2 {
      let start = region.columns.lowerBound + (region.width - text.width - 2) / 2
      write(measured("(") + text + measured(")"), column: start, row: row, style: style, clip: clip)
    } else {
      fill(region.line(row).clipped(to: clip), style: style)
      writeCentered(text, row: row, in: region, style: style, clip: clip)
    }
  }

  /// Whether a round button has a ring of its own there.
  static func hasRing(_ region: CellRegion) -> Bool { region.height >= 3 && region.width >= 5 }
}
