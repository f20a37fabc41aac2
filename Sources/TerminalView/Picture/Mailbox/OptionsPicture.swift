internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The panel over the list, which steps back but keeps the colour of the row that is asked about.
  mutating func draw(_ options: OptionsSnapshot, over mailbox: MailboxSnapshot) {
    dim(page)
    let panel = map.region(options.panel).clipped(to: page)
    fill(panel)
    frame(panel, style: palette.rule)
    if panel.height >= 2 {
      let title = " " + options.title + " "
      writeCentered(
        title, row: panel.rows.lowerBound, in: panel.inset(columns: 2, rows: 0),
        style: palette.strong)
    }
    for tile in options.tiles { draw(tile, in: panel) }
  }

  private mutating func dim(_ region: CellRegion) {
    let faint = palette.rule
    canvas.restyle(region) { style in
      guard style.background == nil, !style.attributes.contains(.reverse) else { return }
      style = faint
    }
  }

  private mutating func draw(_ tile: TileSnapshot, in panel: CellRegion) {
    let region = map.region(tile.frame).clipped(to: panel.inset(columns: 1, rows: 1))
    guard !region.isEmpty else { return }
    let isMarked = tile.isSelected
    let style = isMarked ? Style(attributes: .reverse) : .plain
    if isMarked { fill(region.inset(columns: region.width > 6 ? 1 : 0, rows: 0), style: style) }
    let icon = glyphs.icon(tile.option)
    let word = tile.option.label
    let strong = tile.isDefault ? style.with(.bold) : style
    if region.height >= 3 || (region.height == 2 && region.width < 16) {
      let top = region.rows.lowerBound + (region.height - 2) / 2
      writeCentered(icon, row: top, in: region, style: iconStyle(tile))
      writeCentered(marked(word, tile), row: top + 1, in: region, style: strong)
    } else {
      writeCentered(
        icon + " " + marked(word, tile), row: region.middleRow, in: region, style: strong)
    }
  }

  private func iconStyle(_ tile: TileSnapshot) -> Style {
    tile.isSelected ? Style(attributes: .reverse) : palette.accent
  }

  /// The default carries a mark, for a bold face alone is easily overlooked.
  private func marked(_ word: String, _ tile: TileSnapshot) -> String {
    tile.isDefault ? glyphs.mark + " " + word : word
  }
}
