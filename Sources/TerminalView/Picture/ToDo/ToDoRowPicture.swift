internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// A row of `pane`, moved aside as far as it is, and the strip that it uncovers.
  mutating func draw(
    _ row: ToDoRowSnapshot, of pane: ToDoPaneSnapshot, hasRule: Bool, in list: CellRegion
  ) {
    var whole = map.region(row.frame)
    whole.columns = map.region(row.frame, in: pane.frame).columns
    guard !whole.isEmpty else { return }
    let hasRule = hasRule && whole.height >= 2
    let end = whole.rows.upperBound - (hasRule ? 1 : 0)
    let body = CellRegion(columns: whole.columns, rows: whole.rows.lowerBound..<end)
    let ground = palette.ground(row.tone, isLit: row.isSelected)
    fill(whole.clipped(to: list), style: palette.ground(row.tone))
    if hasRule {
      fill(
        whole.line(end).clipped(to: list), with: glyphs.horizontal,
        style: palette.rule(on: row.tone))
    }
    let shift = map.column(row.offset)
    let (covered, strip) = parts(of: body, movedBy: shift)
    let clip = covered.clipped(to: list)
    fill(clip, style: ground)
    drawContent(of: row, in: body.moved(columns: shift), clip: clip)
    if row.isSelected, shift == 0 {
      let mark = body.columns.lowerBound
      fill(
        CellRegion(columns: mark..<mark + 1, rows: body.rows).clipped(to: clip),
        with: glyphs.selection, style: ground)
    }
    draw(self.strip(of: row), in: strip, clip: strip.clipped(to: list))
  }

  private func strip(of row: ToDoRowSnapshot) -> Strip {
    Strip(
      offset: row.offset, background: row.appearance.background,
      icon: glyphs.icon(row.appearance.icon), iconOpacity: row.appearance.iconOpacity,
      iconOffset: row.appearance.iconOffset, word: row.word)
  }

  /// Sign, mark and text, the note before the buttons, and the buttons.
  private mutating func drawContent(
    of row: ToDoRowSnapshot, in body: CellRegion, clip: CellRegion
  ) {
    let line = body.middleRow
    let places = RowButtonPlaces(row, in: body, map: map)
    let start = body.columns.lowerBound + ToDoRowText.margin
    let text = ToDoRowText(row: row, room: start..<max(places.start - 1, start))
    for word in words(of: text, lines: min(body.height, 2)) {
      write(
        word.text, column: word.column, row: line + word.line, style: word.style, clip: clip)
    }
    drawButtons(of: row, at: places, row: line, clip: clip)
  }
}
