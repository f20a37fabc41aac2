internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The menu as far as it is uncovered, with the shadow of what covers the rest.
  mutating func draw(_ menu: MailMenuSnapshot, coveredFrom rim: Int) {
    let whole = map.region(menu.frame)
    var clip = whole.clipped(to: page)
    clip.columns = clip.columns.clamped(to: 0..<max(rim, 0))
    guard !clip.isEmpty else { return }
    fill(clip, style: palette.sunken)
    for item in menu.items { draw(item, in: menu, clip: clip) }
    let shadow = CellRegion(columns: rim - 1..<rim, rows: clip.rows).clipped(to: clip)
    fill(shadow, with: palette.isRich ? " " : glyphs.vertical, style: palette.shadow)
  }

  private mutating func draw(
    _ item: MailMenuSnapshot.Item, in menu: MailMenuSnapshot, clip: CellRegion
  ) {
    let region = map.region(item.frame, in: menu.frame)
    let row = map.middleRow(item.frame, in: menu.frame)
    guard !region.isEmpty, clip.rows.contains(row) else { return }
    let style = item.isSelected ? palette.raised : palette.sunken
    if item.isSelected { fill(region.clipped(to: clip), style: style) }
    if item.isCurrent {
      write(
        glyphs.selection, column: region.columns.lowerBound, row: row,
        style: iconStyle(of: item, on: style), clip: clip)
    }
    let isNarrow = region.width < 20
    let start = region.columns.lowerBound + (isNarrow ? 1 : 2)
    let icon = measured(glyphs.icon(item.place))
    write(icon, column: start, row: row, style: iconStyle(of: item, on: style), clip: clip)
    let column = start + (isNarrow ? 2 : 3)
    // Before the shadow, which lies on the last column when the menu is open.
    let end = region.columns.upperBound - (isNarrow ? 1 : 3)
    let name = measured(item.place.label)
    let label = name.cut(to: max(end - column, 0), ellipsis: ellipsis)
    write(
      label, column: column, row: row, style: item.isCurrent ? style.with(.bold) : style,
      clip: clip)
    drawCount(of: item, from: column + label.width + 1, to: end, row: row, on: style, clip: clip)
  }

  /// A name that can be read comes before a number.
  private mutating func drawCount(
    of item: MailMenuSnapshot.Item, from start: Int, to end: Int, row: Int, on ground: Style,
    clip: CellRegion
  ) {
    let count = measured("\(item.count)")
    guard item.count > 0, end - start >= count.width else { return }
    writeTrailing(count, end: end, row: row, style: muted(ground), clip: clip)
  }

  private func iconStyle(of item: MailMenuSnapshot.Item, on ground: Style) -> Style {
    guard palette.isRich else { return ground.with(item.isCurrent ? .bold : []) }
    var style = ground
    style.foreground = palette.accent.foreground
    return style
  }

  private func muted(_ ground: Style) -> Style {
    guard palette.isRich else { return ground }
    var style = ground
    style.foreground = palette.color(.muted)
    return style
  }
}
