internal import InputModel
internal import Programs

/// How a field of one line stands out.
enum FieldLook: Hashable, Sendable {
  /// On a line, with names of fields that stand below each other as wide as the widest.
  case onLine(labelWidth: Int)
  /// On a ground of its own, or between two lines where there are no shades.
  case onGround
}

extension Painter {
  /// A text to type in, scrolled so that its cursor is in sight, with its name before it.
  mutating func draw(
    _ field: FieldSnapshot, in region: CellRegion, look: FieldLook, clip: CellRegion
  ) {
    let clip = clip.clipped(to: region)
    guard !clip.isEmpty else { return }
    if field.isMultiline {
      drawLines(of: field, in: region.inset(columns: 1, rows: 0), clip: clip)
      return
    }
    switch look {
    case .onLine(let labelWidth):
      var place = region
      if region.height >= 2 {
        place.rows = region.rows.lowerBound..<region.rows.upperBound - 1
        let style = field.cursor == nil ? palette.rule : palette.accent
        fill(
          region.line(region.rows.upperBound - 1).clipped(to: clip), with: glyphs.horizontal,
          style: style)
      }
      let text = drawLabel(of: field, width: labelWidth, in: place, clip: clip)
      drawLine(of: field, in: text, style: .plain, clip: clip)
    case .onGround:
      let text = drawLabel(of: field, width: 0, in: region, clip: clip)
      let ground = drawGround(in: text, clip: clip)
      drawLine(of: field, in: text.inset(columns: 1, rows: 0), style: ground, clip: clip)
    }
  }

  /// Returns the place of one line behind the name.
  private mutating func drawLabel(
    of field: FieldSnapshot, width: Int, in place: CellRegion, clip: CellRegion
  ) -> CellRegion {
    let row = place.middleRow
    var text = place.inset(columns: 1, rows: 0).line(row)
    let label = measured(field.label)
    write(label, column: text.columns.lowerBound, row: row, style: palette.faint, clip: clip)
    let before = max(label.width, width)
    guard before > 0 else { return text }
    let start = min(text.columns.lowerBound + before + 2, text.columns.upperBound)
    text.columns = start..<text.columns.upperBound
    return text
  }

  /// Returns the look of text on it.
  private mutating func drawGround(in text: CellRegion, clip: CellRegion) -> Style {
    guard !palette.isRich else {
      fill(text.clipped(to: clip), style: palette.raised)
      return palette.raised
    }
    for column in [text.columns.lowerBound, text.columns.upperBound - 1] {
      write(
        glyphs.vertical, column: column, row: text.rows.lowerBound, style: palette.rule,
        clip: clip)
    }
    return .plain
  }

  private mutating func drawLine(
    of field: FieldSnapshot, in text: CellRegion, style: Style, clip: CellRegion
  ) {
    let typed = TypedText(
      field.text, cursor: field.cursor, width: nil, utf8: capabilities.utf8)
    // What lies behind a line end would need a second line.
    guard let line = typed.lines.first else { return }
    let cursor = typed.cursor.flatMap { $0.line == 0 ? $0.column : nil }
    let hidden = max((cursor ?? 0) - text.width + 1, 0)
    let seen = text.clipped(to: clip)
    let row = text.rows.lowerBound
    write(line, column: text.columns.lowerBound - hidden, row: row, style: style, clip: seen)
    drawCursor(at: cursor, hidden: hidden, in: text, row: row, clip: seen)
  }
}
