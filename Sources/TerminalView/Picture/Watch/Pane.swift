/// A column of lines that are written one below the other.
struct Pane {
  var region: CellRegion
  private(set) var row: Int

  init(_ region: CellRegion) {
    self.region = region
    row = region.rows.lowerBound
  }

  var width: Int { region.width }
  var linesLeft: Int { max(region.rows.upperBound - row, 0) }

  mutating func skip(_ lines: Int = 1) {
    row += lines
  }
}

/// Words of one look.
struct StyledText {
  var text: String
  var style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension Painter {
  /// Writes the next line of `pane`: `left` from its left, and `right` at its right where it fits.
  mutating func writeLine(
    _ left: [StyledText], right: StyledText? = nil, in pane: inout Pane
  ) {
    defer { pane.skip() }
    guard pane.linesLeft > 0 else { return }
    var column = pane.region.columns.lowerBound
    for part in left {
      let room = pane.region.columns.upperBound - column
      let text = measured(part.text).cut(to: room, ellipsis: ellipsis)
      write(text, column: column, row: pane.row, style: part.style, clip: pane.region)
      column += text.width
    }
    guard let right else { return }
    let text = measured(right.text)
    let start = pane.region.columns.upperBound - text.width
    guard start > column else { return }
    write(text, column: start, row: pane.row, style: right.style, clip: pane.region)
  }

  /// A section's name, after a free line where something stands above it.
  mutating func writeHeading(_ text: String, in pane: inout Pane) {
    if pane.row > pane.region.rows.lowerBound, pane.region.height >= 16 { pane.skip() }
    writeLine([StyledText(text, palette.strong)], in: &pane)
  }
}
