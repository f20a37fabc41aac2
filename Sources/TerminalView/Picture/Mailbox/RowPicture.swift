internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  mutating func draw(_ row: RowSnapshot, layout: RowLayout, in list: CellRegion) {
    let whole = map.region(row.frame)
    let hasRule = layout.hasRule && whole.height >= 2
    let end = whole.rows.upperBound - (hasRule ? 1 : 0)
    let body = CellRegion(columns: whole.columns, rows: whole.rows.lowerBound..<end)
    if hasRule { drawRule(row: end, in: whole.clipped(to: list)) }
    let strip = uncovered(of: row, in: body)
    let left = strip.columns.lowerBound == body.columns.lowerBound && !strip.isEmpty
    let covered =
      left
      ? strip.columns.upperBound..<body.columns.upperBound
      : body.columns
        .lowerBound..<(strip.isEmpty
        ? body.columns.upperBound : strip.columns.lowerBound)
    let shift = map.column(row.frame.x + row.offset) - body.columns.lowerBound
    let clip = CellRegion(columns: covered, rows: body.rows).clipped(to: list)
    drawContent(of: row, in: body, shiftedBy: shift, layout: layout, clip: clip)
    if row.isSelected, shift == 0 {
      let mark = CellRegion(
        columns: body.columns.lowerBound..<body.columns.lowerBound + 1, rows: body.rows)
      fill(mark.clipped(to: clip), with: glyphs.selection, style: palette.accent)
    }
    drawStrip(of: row, in: strip, clip: strip.clipped(to: list))
  }

  /// The part of the row's place that the row has been moved away from.
  private func uncovered(of row: RowSnapshot, in body: CellRegion) -> CellRegion {
    var strip = body
    if row.offset < .zero {
      let rim = map.column(row.frame.maxX + row.offset)
      strip.columns = max(rim, body.columns.lowerBound)..<max(rim, body.columns.upperBound)
    } else {
      let rim = map.column(row.frame.x + row.offset)
      strip.columns = body.columns.lowerBound..<max(rim, body.columns.lowerBound)
    }
    return strip.clipped(to: body)
  }

  private mutating func drawContent(
    of row: RowSnapshot, in body: CellRegion, shiftedBy shift: Int, layout: RowLayout,
    clip: CellRegion
  ) {
    guard !clip.isEmpty else { return }
    let text = CellRegion(
      columns: body.columns,
      rows: body.rows.lowerBound..<body.rows.lowerBound + min(body.height, layout.lines))
    let lines = layout.isWide ? wideLines(of: row, in: text) : narrowLines(of: row, in: text)
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

/// A piece of a row's line, placed from the row's left rim.
struct PlacedText: Hashable, Sendable {
  var column: Int
  var text: MeasuredText
  var style: Style
}

extension Painter {
  /// Longer lines are hard to read, whatever the terminal's width.
  private static let measure = 100

  /// Sender in a column of its own, subject and excerpt beside it.
  private func wideLines(of row: RowSnapshot, in body: CellRegion) -> [[PlacedText]] {
    guard body.height > 0 else { return [] }
    let senderWidth = min(max(body.width / 4, 16), 30)
    let start = 2 + senderWidth + 2
    let date = measured(row.message.date)
    let dateColumn = body.width - 2 - date.width
    let sender = measured(row.message.sender).cut(to: senderWidth, ellipsis: ellipsis)
    let room = max(dateColumn - 2 - start, 0)
    let subject = measured(row.message.subject).cut(to: room, ellipsis: ellipsis)
    var lines = [
      [
        PlacedText(column: 2, text: sender, style: palette.strong),
        PlacedText(column: start, text: subject, style: .plain),
        PlacedText(column: dateColumn, text: date, style: palette.faint),
      ]
    ]
    let width = min(body.width - 2 - start, Painter.measure)
    for line in excerpt(of: row, height: body.height - 1, width: width) {
      lines.append([PlacedText(column: start, text: line, style: palette.faint)])
    }
    return lines
  }

  /// Sender and date above the subject above the excerpt.
  private func narrowLines(of row: RowSnapshot, in body: CellRegion) -> [[PlacedText]] {
    guard body.height > 0 else { return [] }
    let width = max(body.width - 4, 0)
    let date = measured(row.message.date).cut(to: width / 2, ellipsis: ellipsis)
    let sender = measured(row.message.sender).cut(
      to: max(width - date.width - 1, 0), ellipsis: ellipsis)
    let subject = measured(row.message.subject).cut(to: width, ellipsis: ellipsis)
    var lines = [
      [
        PlacedText(column: 2, text: sender, style: palette.strong),
        PlacedText(column: body.width - 2 - date.width, text: date, style: palette.faint),
      ]
    ]
    if body.height >= 2 { lines.append([PlacedText(column: 2, text: subject, style: .plain)]) }
    for line in excerpt(of: row, height: body.height - 2, width: width) {
      lines.append([PlacedText(column: 2, text: line, style: palette.faint)])
    }
    return lines
  }

  /// As many lines as leave some air in a high row, and at most three.
  private func excerpt(of row: RowSnapshot, height: Int, width: Int) -> [MeasuredText] {
    let lines = height >= 3 ? min(height - 1, 3) : height
    return measured(row.message.excerpt).wrapped(to: width, lines: lines, ellipsis: ellipsis)
  }
}
