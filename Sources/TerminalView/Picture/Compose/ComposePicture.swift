internal import InputModel
internal import Programs

extension Painter {
  /// The sheet on which a message is written: what ends it, fields, and why it cannot be sent yet.
  mutating func draw(_ sheet: ComposeSnapshot) {
    let whole = map.region(sheet.frame)
    let clip = whole.clipped(to: page)
    guard !clip.isEmpty else { return }
    dim(CellRegion(columns: page.columns, rows: page.rows.lowerBound..<clip.rows.lowerBound))
    fill(clip)
    drawHeader(of: sheet, in: whole, clip: clip)
    var body = clip
    if let complaint = sheet.complaint, clip.height > 2 {
      let row = clip.rows.upperBound - 1
      body.rows = clip.rows.lowerBound..<row
      let text = measured(complaint).cut(to: max(clip.width - 2, 0), ellipsis: ellipsis)
      write(
        text, column: clip.columns.lowerBound + 1, row: row, style: palette.warning, clip: clip)
    }
    draw(sheet.fields, of: sheet, clip: body)
    if whole.rows.upperBound > map.rows, whole.rows.lowerBound > 0 {
      drawRule(row: whole.rows.lowerBound - 1, in: page)
    }
  }

  /// A field of one line gives its line of separation to the text below it.
  private mutating func draw(
    _ fields: [FieldSnapshot], of sheet: ComposeSnapshot, clip: CellRegion
  ) {
    let labels = fields.filter { !$0.isMultiline }.map { measured($0.label).width }
    var isSeparated = true
    for field in fields {
      var region = map.region(field.frame, in: sheet.frame)
      if field.isMultiline, !isSeparated, region.height >= 4 {
        let top = region.rows.lowerBound
        if clip.rows.contains(top) { drawRule(row: top, in: clip) }
        region.rows = top + 1..<region.rows.upperBound
      }
      draw(field, in: region, look: .onLine(labelWidth: labels.max() ?? 0), clip: clip)
      isSeparated = region.height >= 2
    }
  }

  private mutating func drawHeader(
    of sheet: ComposeSnapshot, in whole: CellRegion, clip: CellRegion
  ) {
    let cancel = map.region(sheet.cancelButton, in: sheet.frame)
    let send = map.region(sheet.sendButton, in: sheet.frame)
    let bottom = max(cancel.rows.upperBound, send.rows.upperBound)
    let hasRule = bottom - whole.rows.lowerBound >= 2
    let place = CellRegion(
      columns: whole.columns,
      rows: whole.rows.lowerBound..<max(bottom - (hasRule ? 1 : 0), whole.rows.lowerBound))
    let row = place.middleRow
    if hasRule, clip.rows.contains(bottom - 1) { drawRule(row: bottom - 1, in: clip) }
    let end = drawCancel(
      in: cancel, isSelected: sheet.selectedButton == .cancel, row: row, clip: clip)
    let start = drawSend(
      in: send, isPossible: sheet.complaint == nil, isSelected: sheet.selectedButton == .send,
      row: row, clip: clip)
    // In the middle of the sheet, as far as the buttons leave room for it there.
    let margin = max(end - whole.columns.lowerBound, whole.columns.upperBound - start) + 1
    writeCentered(
      sheet.title, row: row, in: whole.inset(columns: margin, rows: 0), style: palette.strong,
      clip: clip)
  }

  /// Returns where its word ends.
  private mutating func drawCancel(
    in region: CellRegion, isSelected: Bool, row: Int, clip: CellRegion
  ) -> Int {
    let word = measured(label("Cancel", or: glyphs.close, in: region))
    let column = region.columns.lowerBound + 1
    let style = isSelected ? Style(attributes: .reverse) : .plain
    if isSelected { mark(column - 1..<column + word.width + 1, row: row, style, clip: clip) }
    write(word, column: column, row: row, style: style, clip: clip)
    return column + word.width
  }

  /// Returns where its word begins.
  private mutating func drawSend(
    in region: CellRegion, isPossible: Bool, isSelected: Bool, row: Int, clip: CellRegion
  ) -> Int {
    let word = measured(label("Send", or: glyphs.step, in: region))
    let end = region.columns.upperBound - 1
    let style =
      isSelected
      ? Style(attributes: .reverse) : isPossible ? palette.accent : palette.faint
    if isSelected { mark(end - word.width - 1..<end + 1, row: row, style, clip: clip) }
    writeTrailing(word, end: end, row: row, style: style, clip: clip)
    return end - word.width
  }

  /// The ground of the button that the return key presses.
  private mutating func mark(_ columns: Range<Int>, row: Int, _ style: Style, clip: CellRegion) {
    fill(CellRegion(columns: columns, rows: row..<row + 1).clipped(to: clip), style: style)
  }

  private func label(_ word: String, or sign: String, in region: CellRegion) -> String {
    measured(word).width + 2 <= region.width ? word : sign
  }
}
