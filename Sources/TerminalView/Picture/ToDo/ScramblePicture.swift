extension Painter {
  /// Makes every sign of `region` one without meaning: whatever a snapshot carries, nothing of it can
  /// be read. Lines stay, so that it still looks like the page that it is.
  mutating func blur(_ region: CellRegion) {
    let signs = [glyphs.lightShade, glyphs.shade].compactMap(\.first)
    guard let light = signs.first, let dark = signs.last else { return }
    let lines = [glyphs.horizontal, glyphs.vertical, glyphs.scroll] + glyphs.corners
    let kept = Set((lines + glyphs.halves).compactMap(\.first))
    canvas.blur(region, keeping: capabilities.utf8 ? kept : ["-"]) { column, row in
      // Without a pattern that the eye would follow.
      (column * 7 + row * 13) % 11 < 6 ? light : dark
    }
  }
}
