internal import InputModel
internal import Interaction
internal import Programs

/// How the tiles of one panel are drawn: all alike, though of one height some are a line higher.
enum TileLayout: Hashable, Sendable {
  /// A box around an icon above a word; words without an icon stand alone, such as days.
  case boxed
  /// An icon above a word in lines as many as it needs.
  case stacked
  /// An icon beside a word.
  case inline
}

extension Painter {
  func tileLayout(of tiles: [TileSnapshot]) -> TileLayout {
    let regions = tiles.filter { $0.icon != .none }.map { ($0, map.region($0.frame)) }
    if regions.allSatisfy({ $1.height >= 3 && $1.width >= 10 }) { return .boxed }
    let isStacked = regions.allSatisfy { $1.height >= 2 }
    let areShort = regions.allSatisfy { tile, region in
      measured(glyphs.icon(tile.icon) + " " + word(of: tile)).width < region.width
    }
    return isStacked && !areShort ? .stacked : .inline
  }

  mutating func draw(
    _ tile: TileSnapshot, of panel: PanelSnapshot, layout: TileLayout, clip: CellRegion
  ) {
    let region = map.region(tile.frame)
    let clip = clip.clipped(to: region)
    guard !clip.isEmpty else { return }
    let isBoxed = layout == .boxed && tile.icon != .none
    let room = map.region(panel.frame).clipped(to: page).inset(columns: 1, rows: 1)
    let box = isBoxed ? region.inset(columns: 1, rows: 0).clipped(to: room) : region
    if isBoxed { frame(box, style: tile.isSelected ? palette.accent : palette.rule, clip: clip) }
    let inner = isBoxed ? box.inset(columns: 1, rows: 1) : box
    if tile.isSelected { fill(inner.clipped(to: clip), style: palette.raised) }
    let icon = glyphs.icon(tile.icon)
    let word = measured(word(of: tile))
    if layout != .inline, !icon.isEmpty, word.width > 0, inner.height >= 2 {
      let lines = word.wrapped(to: inner.width - 1, lines: inner.height - 1, ellipsis: ellipsis)
      // The icons of neighbours stand side by side, however many lines their words take.
      let above = min((inner.height - 2) / 2, inner.height - 1 - lines.count)
      let top = inner.rows.lowerBound + above
      writeCentered(icon, row: top, in: inner, style: iconStyle(of: tile), clip: clip)
      for (index, line) in lines.enumerated() {
        let row = top + 1 + index
        writeCentered(line, row: row, in: inner, style: text(of: tile), clip: clip)
      }
    } else {
      writeCentered(
        line(icon, self.word(of: tile), in: inner), row: map.middleRow(tile.frame, in: panel.frame),
        in: inner, style: text(of: tile), clip: clip)
    }
  }

  /// Icon and word beside each other; where both have no room, the one that says more.
  private func line(_ icon: String, _ word: String, in region: CellRegion) -> String {
    let whole = [icon, word].filter { !$0.isEmpty }.joined(separator: " ")
    if measured(whole).width <= region.width { return whole }
    return !icon.isEmpty && measured(word).width > region.width ? icon : word
  }

  /// The default carries a mark, for a bold face alone is easily overlooked; so does today.
  private func word(of tile: TileSnapshot) -> String {
    if tile.isToday { return "[" + tile.label + "]" }
    return tile.isDefault ? glyphs.mark + " " + tile.label : tile.label
  }

  private func text(of tile: TileSnapshot) -> Style {
    let style = tile.isSelected ? palette.raised : .plain
    if !tile.isEnabled { return palette.rule.over(style) }
    return tile.isDefault || tile.isSelected || tile.isToday ? style.with(.bold) : style
  }

  private func iconStyle(of tile: TileSnapshot) -> Style {
    guard tile.isEnabled else { return text(of: tile) }
    return tile.isSelected ? palette.raisedAction : palette.accent
  }
}
