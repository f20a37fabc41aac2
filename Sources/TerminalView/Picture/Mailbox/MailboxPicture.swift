internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  mutating func draw(_ mailbox: MailboxSnapshot) {
    drawTitleBar(mailbox.bar, title: mailbox.title, detail: detail(of: mailbox))
    let list = map.region(mailbox.list).clipped(to: page)
    if mailbox.rows.isEmpty {
      writeCentered("Nothing left to do", row: list.middleRow, in: list, style: palette.faint)
    }
    let layout = rowLayout(of: mailbox.rows)
    for row in mailbox.rows { draw(row, layout: layout, in: list) }
    for row in mailbox.rows where row.phase == .dragging {
      drawTicks(under: row, layout: layout)
    }
    if let options = mailbox.options { draw(options, over: mailbox) }
  }

  private func detail(of mailbox: MailboxSnapshot) -> String {
    let count = "\(mailbox.count)"
    guard mailbox.undoDepth > 0 else { return count }
    return count + glyphs.separator + glyphs.undo + " \(mailbox.undoDepth)"
  }

  /// Whether there is room for lines between the rows, judged by the rows that do not shrink, so
  /// that all rows agree while one hides.
  private func rowLayout(of rows: [RowSnapshot]) -> RowLayout {
    let full = rows.filter { $0.phase != .hiding && $0.phase != .gone }
    let height = full.map(\.frame.height).max() ?? .zero
    let cells = height / map.surface.height * Double(map.rows)
    return RowLayout(hasRule: cells >= 3, isWide: map.columns >= 64)
  }
}

/// What the rows of one list have in common.
struct RowLayout: Hashable, Sendable {
  /// Whether the last line of a row is a rule.
  var hasRule: Bool
  /// Whether sender and subject stand beside each other.
  var isWide: Bool
}
