internal import InputModel
internal import Programs

extension Painter {
  /// The sentence over the picture, above the strip, with what a tap does at its right end.
  mutating func draw(_ notice: NoticeSnapshot) {
    var region = map.region(notice.frame)
    let last = page.rows.upperBound
    let lower = min(region.rows.lowerBound, last - 1)
    region.rows = max(lower, 0)..<max(min(max(region.rows.upperBound, lower + 1), last), 0)
    region = region.clipped(to: page)
    guard !region.isEmpty else { return }
    fill(region, style: palette.raised)
    let row = region.middleRow
    let line = region.inset(columns: 2, rows: 0)
    var room = line.width
    if let action = notice.action {
      let sign = action.lowercased() == "undo" ? glyphs.undo : glyphs.arrow
      let label = measured(sign + " " + action)
      room -= label.width + 2
      write(
        label, column: line.columns.upperBound - label.width, row: row,
        style: palette.raisedAction, clip: line)
    }
    let text = measured(notice.text).cut(to: room, ellipsis: ellipsis)
    write(text, column: line.columns.lowerBound, row: row, style: palette.raised, clip: line)
  }
}
