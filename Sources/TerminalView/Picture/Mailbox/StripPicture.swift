internal import InputModel
internal import Interaction
internal import Programs
internal import Themes

/// What is shown beside a row that is moved aside.
struct Strip: Hashable, Sendable {
  var offset: Points
  var background: RowBackground
  var icon: String
  var iconOpacity: Double
  var iconOffset: Points
  var word: String
}

extension Painter {
  /// The coloured strip beside a row that is moved aside, with icon and, where there is room, word.
  mutating func draw(_ look: Strip, in strip: CellRegion, clip: CellRegion) {
    guard !clip.isEmpty else { return }
    fill(clip, with: filling(of: look.background), style: palette.strip(look.background))
    let icon = measured(look.icon)
    guard icon.width > 0 else { return }
    let isLeft = look.offset < .zero
    let margin = strip.width >= 4 ? 1 : 0
    let inward = margin + map.column(look.iconOffset.magnitude)
    let column =
      isLeft
      ? strip.columns.upperBound - inward - icon.width : strip.columns.lowerBound + inward
    let line = strip.middleRow
    let style = palette.icon(on: look.background, opacity: look.iconOpacity)
    // Spaces around the sign keep it legible in a stippled strip.
    let clear = CellRegion(columns: column - 1..<column + icon.width + 1, rows: line..<line + 1)
    fill(clear.clipped(to: clip), style: style)
    write(icon, column: column, row: line, style: style, clip: clip)
    let word = measured(look.word)
    guard word.width > 0, inward >= word.width + 2 else { return }
    let start = isLeft ? column + icon.width + 1 : column - 1 - word.width
    fill(
      CellRegion(columns: start - 1..<start + word.width + 1, rows: line..<line + 1)
        .clipped(to: clip), style: style)
    write(icon, column: column, row: line, style: style, clip: clip)
    write(word, column: start, row: line, style: style, clip: clip)
  }

  private func filling(of background: RowBackground) -> String {
    switch (capabilities.colors, background) {
    case (.eight, .brown) where !capabilities.hasOwnPalette: glyphs.shade
    case (.eight, .gray) where !capabilities.hasOwnPalette: glyphs.lightShade
    case (.none, .gray): glyphs.lightShade
    case (.none, .brown), (.none, .red): glyphs.shade
    case (_, _): " "
    }
  }
}
