extension Canvas {
  /// One line instead of a picture, on a terminal that became too small for one.
  init(needing needed: ScreenSize, on size: ScreenSize, capabilities: Capabilities) {
    self.init(columns: size.columns, rows: size.rows)
    let glyphs = Glyphs(capabilities)
    let text = MeasuredText(
      "\(needed.columns)\(glyphs.times)\(needed.rows) cells are needed", utf8: capabilities.utf8)
    let short = text.cut(
      to: columns, ellipsis: MeasuredText(glyphs.ellipsis, utf8: capabilities.utf8))
    var column = (columns - short.width) / 2
    for piece in short.pieces {
      put(piece, column: column, row: rows / 2, style: .plain, clip: bounds)
      column += piece.width
    }
  }
}
