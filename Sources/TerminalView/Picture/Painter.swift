internal import InputModel
internal import Themes

/// Draws on a canvas: the parts of a picture are extensions, a file each.
struct Painter {
  var canvas: Canvas
  let map: SurfaceMap
  let capabilities: Capabilities
  let palette: Palette
  /// The lock's looks, which are not the palette's.
  let look: LockLook
  let glyphs: Glyphs
  let time: Instant
  let ellipsis: MeasuredText

  init(map: SurfaceMap, capabilities: Capabilities, theme: Theme, at time: Instant) {
    canvas = Canvas(columns: map.columns, rows: map.rows)
    self.map = map
    self.capabilities = capabilities
    self.time = time
    palette = Palette(capabilities)
    look = LockLook(theme, capabilities)
    glyphs = Glyphs(capabilities)
    ellipsis = MeasuredText(glyphs.ellipsis, utf8: capabilities.utf8)
  }

  /// All but the last line, which is the status strip's.
  var page: CellRegion {
    CellRegion(columns: 0..<canvas.columns, rows: 0..<max(canvas.rows - 1, 0))
  }

  func measured(_ text: String) -> MeasuredText {
    MeasuredText(text, utf8: capabilities.utf8)
  }

  /// Writes `text` from `column` on, over what is there, within `clip` where given.
  mutating func write(
    _ text: MeasuredText, column: Int, row: Int, style: Style = .plain, clip: CellRegion? = nil
  ) {
    let clip = (clip ?? canvas.bounds).clipped(to: canvas.bounds)
    let start = column
    var column = column
    for piece in text.pieces {
      canvas.put(piece, column: column, row: row, style: style, clip: clip)
      column += piece.width
    }
    let seen = (start..<column).clamped(to: clip.columns)
    guard !seen.isEmpty, !capabilities.hasConsoleFont, text.isRightToLeft else { return }
    canvas.markDirectionRim(column: seen.lowerBound - 1, row: row)
    canvas.markDirectionRim(column: seen.upperBound - 1, row: row)
  }

  mutating func write(
    _ text: String, column: Int, row: Int, style: Style = .plain, clip: CellRegion? = nil
  ) {
    write(measured(text), column: column, row: row, style: style, clip: clip)
  }

  /// Writes in the middle of `region`, cut to its width, and what of it lies within `clip`.
  mutating func writeCentered(
    _ text: String, row: Int, in region: CellRegion, style: Style = .plain,
    clip: CellRegion? = nil
  ) {
    writeCentered(measured(text), row: row, in: region, style: style, clip: clip)
  }

  mutating func writeCentered(
    _ text: MeasuredText, row: Int, in region: CellRegion, style: Style, clip: CellRegion?
  ) {
    let text = text.cut(to: region.width, ellipsis: ellipsis)
    let column = region.columns.lowerBound + (region.width - text.width) / 2
    let clip = region.clipped(to: clip ?? canvas.bounds)
    write(text, column: column, row: row, style: style, clip: clip)
  }

  /// Writes so that the text ends before `end`.
  mutating func writeTrailing(
    _ text: MeasuredText, end: Int, row: Int, style: Style = .plain, clip: CellRegion
  ) {
    write(text, column: end - text.width, row: row, style: style, clip: clip)
  }

  mutating func fill(_ region: CellRegion, with glyph: String = " ", style: Style = .plain) {
    guard let piece = measured(glyph).pieces.first else { return }
    let region = region.clipped(to: canvas.bounds)
    for row in region.rows {
      for column in region.columns {
        canvas.put(piece, column: column, row: row, style: style, clip: region)
      }
    }
  }

  mutating func drawRule(row: Int, in region: CellRegion) {
    let line = CellRegion(columns: region.columns, rows: row..<row + 1)
    fill(line.clipped(to: region), with: glyphs.horizontal, style: palette.rule)
  }

  /// Puts a sign over what is there and keeps the background below it, and where that is coloured,
  /// the ink that was chosen for it.
  mutating func overlay(_ glyph: String, column: Int, row: Int, style: Style) {
    guard canvas.bounds.contains(column: column, row: row) else { return }
    let below = canvas[column: column, row: row].style
    write(glyph, column: column, row: row, style: style.over(below))
  }

  /// A box along the rim of `region`, as far as it lies within `clip`.
  mutating func frame(_ region: CellRegion, style: Style, clip: CellRegion? = nil) {
    guard region.width >= 2, region.height >= 2 else { return }
    let clip = (clip ?? canvas.bounds).clipped(to: canvas.bounds)
    let (left, right) = (region.columns.lowerBound, region.columns.upperBound - 1)
    let (top, bottom) = (region.rows.lowerBound, region.rows.upperBound - 1)
    for row in [top, bottom] {
      let line = CellRegion(columns: left + 1..<right, rows: row..<row + 1)
      fill(line.clipped(to: clip), with: glyphs.horizontal, style: style)
    }
    for column in [left, right] {
      let line = CellRegion(columns: column..<column + 1, rows: top + 1..<bottom)
      fill(line.clipped(to: clip), with: glyphs.vertical, style: style)
    }
    let places = [(left, top), (right, top), (left, bottom), (right, bottom)]
    for (corner, place) in zip(glyphs.corners, places) {
      write(corner, column: place.0, row: place.1, style: style, clip: clip)
    }
  }
}
