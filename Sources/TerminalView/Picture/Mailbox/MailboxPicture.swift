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
    let count = mailbox.count == 1 ? "1 message" : "\(mailbox.count) messages"
    let undo = glyphs.undo + " \(mailbox.undoDepth)"
    let facts = [mailbox.count > 0 ? count : nil, mailbox.undoDepth > 0 ? undo : nil]
    return facts.compactMap(\.self).joined(separator: glyphs.separator)
  }

  /// What there is room for, judged by the height of the rows that do not shrink: a row's cells are
  /// now one more, now one less as it moves up, and its text must not be broken anew each time.
  private func rowLayout(of rows: [RowSnapshot]) -> RowLayout {
    let full = rows.filter { $0.phase != .hiding && $0.phase != .gone }
    let height = full.map(\.frame.height).max() ?? .zero
    let cells = height / map.surface.height * Double(map.rows)
    let whole = cells.isFinite ? Int(min(max(cells + 0.01, 1), 100)) : 1
    return RowLayout(
      hasRule: whole >= 3, lines: whole >= 3 ? whole - 1 : whole, isWide: map.columns >= 64)
  }
}

/// What the rows of one list have in common.
struct RowLayout: Hashable, Sendable {
  /// Whether the last line of a row is a rule.
  var hasRule: Bool
  /// The lines that every row has for text.
  var lines: Int
  /// Whether sender and subject stand beside each other.
  var isWide: Bool
}
