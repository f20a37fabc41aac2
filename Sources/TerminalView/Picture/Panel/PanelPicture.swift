internal import InputModel
internal import Programs

extension Painter {
  /// What is asked, over the dimmed rest.
  mutating func draw(_ panel: PanelSnapshot) {
    dim(page)
    let region = map.region(panel.frame).clipped(to: page)
    guard !region.isEmpty else { return }
    fill(region)
    frame(region, style: palette.rule)
    if region.height >= 2, !panel.title.isEmpty {
      writeCentered(
        " " + panel.title + " ", row: region.rows.lowerBound,
        in: region.inset(columns: 2, rows: 0), style: palette.strong)
    }
    // On a low terminal what can be tapped may lie on the upper rim.
    let inner = region.inset(columns: 1, rows: 0)
    if let caption = panel.caption { draw(caption, style: palette.strong, clip: inner) }
    for heading in panel.headings { draw(heading, style: palette.faint, clip: inner) }
    let layout = tileLayout(of: panel.tiles)
    for tile in panel.tiles { draw(tile, of: panel, layout: layout, clip: inner) }
    if let field = panel.field {
      draw(field, in: map.region(field.frame), look: .onGround, clip: inner)
    }
  }

  private mutating func draw(_ caption: PanelSnapshot.Caption, style: Style, clip: CellRegion) {
    let region = map.region(caption.frame)
    writeCentered(caption.text, row: region.middleRow, in: region, style: style, clip: clip)
  }
}
