internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// Menu button, title, views to choose, how much can be undone, and the button for a new message.
  /// It may be moved aside; what sticks out is cut. `view` is the one that the title names.
  mutating func draw(_ bar: MailboxBarSnapshot, showing view: MailPageSnapshot?) {
    let whole = map.region(bar.frame)
    let clip = whole.clipped(to: page)
    guard !clip.isEmpty else { return }
    fill(clip)
    let hasRule = whole.height >= 2
    if hasRule { drawRule(row: whole.rows.upperBound - 1, in: clip) }
    var place = whole
    place.rows = whole.rows.lowerBound..<whole.rows.upperBound - (hasRule ? 1 : 0)
    let row = place.middleRow
    let menu = map.region(bar.menuButton, in: bar.frame)
    writeCentered(glyphs.menu, row: row, in: menu.line(row), style: palette.strong, clip: clip)
    let compose = map.region(bar.composeButton, in: bar.frame)
    writeCentered(
      glyphs.compose, row: row, in: compose.line(row), style: palette.accent, clip: clip)
    draw(bar.segments, of: bar, hasRule: hasRule, row: row, clip: clip)
    let parts = bar.segments.map { map.region($0.frame, in: bar.frame).columns }
    let start = parts.map(\.lowerBound).min() ?? compose.columns.lowerBound
    let end = parts.map(\.upperBound).max() ?? start
    drawTitle(
      of: bar, showing: view, from: menu.columns.upperBound + 1, to: start, row: row, clip: clip)
    drawUndo(of: bar, from: end + 1, to: compose.columns.lowerBound - 1, row: row, clip: clip)
  }

  private mutating func drawTitle(
    of bar: MailboxBarSnapshot, showing view: MailPageSnapshot?, from start: Int, to end: Int,
    row: Int, clip: CellRegion
  ) {
    guard end - start >= 4 else { return }
    let title = measured(bar.title).cut(to: end - start, ellipsis: ellipsis)
    write(title, column: start, row: row, style: palette.strong, clip: clip)
    let room = end - start - title.width - 3
    let counts = view.map(counts) ?? []
    guard let count = counts.map(measured).first(where: { $0.width <= room }) else { return }
    write(count, column: start + title.width + 2, row: row, style: palette.faint, clip: clip)
  }

  /// The ways to say how many messages there are, the longest first.
  private func counts(of view: MailPageSnapshot) -> [String] {
    guard view.count > 0 else { return [] }
    if view.isLoading { return ["\(view.count) so far", "\(view.count)" + glyphs.ellipsis] }
    return [view.count == 1 ? "1 message" : "\(view.count) messages", "\(view.count)"]
  }

  private mutating func drawUndo(
    of bar: MailboxBarSnapshot, from start: Int, to end: Int, row: Int, clip: CellRegion
  ) {
    let text = measured(glyphs.undo + " \(bar.undoDepth)")
    guard bar.undoDepth > 0, end - start >= text.width else { return }
    writeTrailing(text, end: end, row: row, style: palette.faint, clip: clip)
  }
}
