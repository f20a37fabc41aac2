internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// A row of `view`, moved aside as far as it is, and the strip that it uncovers.
  mutating func draw(
    _ row: RowSnapshot, of view: MailPageSnapshot, layout: RowLayout, in list: CellRegion
  ) {
    var whole = map.region(row.frame)
    whole.columns = map.region(row.frame, in: view.frame).columns
    let hasRule = layout.hasRule && whole.height >= 2
    let end = whole.rows.upperBound - (hasRule ? 1 : 0)
    let body = CellRegion(columns: whole.columns, rows: whole.rows.lowerBound..<end)
    if hasRule { drawRule(row: end, in: whole.clipped(to: list)) }
    let shift = map.column(row.offset)
    let (covered, strip) = parts(of: body, movedBy: shift)
    let clip = covered.clipped(to: list)
    drawContent(of: row, at: view.place, in: body, shiftedBy: shift, layout: layout, clip: clip)
    if row.isSelected, shift == 0 {
      let mark = body.columns.lowerBound
      fill(
        CellRegion(columns: mark..<mark + 1, rows: body.rows).clipped(to: clip),
        with: glyphs.selection, style: palette.accent)
    }
    draw(self.strip(of: row), in: strip, clip: strip.clipped(to: list))
  }

  private func strip(of row: RowSnapshot) -> Strip {
    Strip(
      offset: row.offset, background: row.appearance.background,
      icon: glyphs.icon(row.appearance.icon), iconOpacity: row.appearance.iconOpacity,
      iconOffset: row.appearance.iconOffset, word: row.word)
  }

  /// What of its place a row covers still, and what it has been moved away from.
  func parts(
    of body: CellRegion, movedBy shift: Int
  ) -> (covered: CellRegion, strip: CellRegion) {
    let (lower, upper) = (body.columns.lowerBound, body.columns.upperBound)
    let rim = min(max((shift < 0 ? upper : lower) + shift, lower), upper)
    let (left, right) = (
      CellRegion(columns: lower..<rim, rows: body.rows),
      CellRegion(columns: rim..<upper, rows: body.rows)
    )
    return shift < 0 ? (left, right) : (right, left)
  }

  private mutating func drawContent(
    of row: RowSnapshot, at place: Place, in body: CellRegion, shiftedBy shift: Int,
    layout: RowLayout, clip: CellRegion
  ) {
    guard !clip.isEmpty else { return }
    let size = ScreenSize(columns: body.width, rows: min(body.height, layout.lines))
    let text = RowText(message: row.message, place: place, size: size)
    let lines = layout.isWide ? wideLines(of: text) : narrowLines(of: text)
    // Not by the number of lines: neighbours' first lines would dance.
    let top = body.rows.lowerBound + max(layout.lines - 3, 0) / 2
    for (index, line) in lines.enumerated() {
      for word in line {
        let column = body.columns.lowerBound + word.column + shift
        write(word.text, column: column, row: top + index, style: word.style, clip: clip)
      }
    }
  }
}
