internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The popover over its button, as large as it has grown.
  mutating func draw(_ menu: ToDoMenuSnapshot) {
    let region = map.region(menu.frame)
    let whole = region.clipped(to: page)
    guard !whole.isEmpty else { return }
    let edge = region.inset(columns: -1, rows: -1)
    fill(edge.clipped(to: page), style: palette.sunken)
    frame(edge, style: palette.shadowLine, clip: page)
    let caption = map.region(menu.caption, in: menu.frame).clipped(to: whole)
    if !caption.isEmpty {
      let room = caption.inset(columns: 1, rows: 0)
      let name = measured(menu.account).cut(to: max(room.width - 1, 0), ellipsis: ellipsis)
      write(
        name, column: room.columns.lowerBound + 1, row: caption.middleRow,
        style: palette.sunken.with(.bold), clip: whole)
    }
    for item in menu.items { draw(item, in: menu, clip: whole) }
  }

  private mutating func draw(
    _ item: ToDoMenuSnapshot.Item, in menu: ToDoMenuSnapshot, clip: CellRegion
  ) {
    let region = map.region(item.frame, in: menu.frame).clipped(to: clip)
    let row = map.middleRow(item.frame, in: menu.frame)
    guard !region.isEmpty, clip.rows.contains(row) else { return }
    let style = item.isSelected ? palette.raised : palette.sunken
    if item.isSelected { fill(region, style: style) }
    let start = region.columns.lowerBound
    if item.isCurrent {
      write(glyphs.selection, column: start, row: row, style: style.with(.bold), clip: region)
    }
    write(glyphs.icon(item.item), column: start + 1, row: row, style: style, clip: region)
    // On a narrow terminal another letter says more than that some are left out.
    let label = measured(item.label).cut(
      to: max(region.width - 3, 0), ellipsis: region.width < 14 ? MeasuredText() : ellipsis)
    write(
      label, column: start + 3, row: row, style: item.isCurrent ? style.with(.bold) : style,
      clip: region)
  }
}

extension Palette {
  /// The rim of what lies over a coloured page.
  fileprivate var shadowLine: Style {
    guard isRich else { return .plain }
    return Style(foreground: color(.muted), background: color(.sunken))
  }
}
