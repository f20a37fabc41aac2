internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// One view: its rows, or a word about why there are none, and how far it is scrolled.
  mutating func draw(_ view: MailPageSnapshot) {
    let region = map.region(view.frame)
    let list = region.clipped(to: page)
    guard !list.isEmpty else { return }
    fill(list)
    if view.rows.isEmpty {
      writeCentered(
        view.emptiness, row: region.middleRow, in: region, style: palette.faint, clip: list)
    }
    let layout = rowLayout(of: view)
    for row in view.rows { draw(row, of: view, layout: layout, in: list) }
    for row in view.rows where row.phase == .dragging {
      drawTicks(under: row, layout: layout, in: list)
    }
    if let visible = view.visible { drawScroll(visible, in: region, clip: list) }
  }

  /// What there is room for, judged by the height of the rows that do not shrink: a row's cells are
  /// now one more, now one less as it moves up, and its text must not be broken anew each time.
  private func rowLayout(of view: MailPageSnapshot) -> RowLayout {
    let full = view.rows.filter { $0.phase != .hiding && $0.phase != .gone }
    let height = full.map(\.frame.height).max() ?? .zero
    let cells = height / map.surface.height * Double(map.rows)
    let whole = cells.isFinite ? Int(min(max(cells + 0.01, 1), 100)) : 1
    return RowLayout(
      hasRule: whole >= 3, lines: whole >= 3 ? whole - 1 : whole, isWide: map.columns >= 64)
  }

  /// The part of the list that is in sight, as a line in the last column.
  private mutating func drawScroll(
    _ visible: ClosedRange<Double>, in region: CellRegion, clip: CellRegion
  ) {
    for row in scrollRows(visible, in: region) where clip.rows.contains(row) {
      let column = region.columns.upperBound - 1
      guard clip.columns.contains(column), !canvas[column: column, row: row].style.isFilled
      else { continue }
      write(glyphs.scroll, column: column, row: row, style: palette.rule)
    }
  }

  /// The lines beside a list that stand for the part of it that is in sight.
  func scrollRows(_ visible: ClosedRange<Double>, in region: CellRegion) -> Range<Int> {
    let lines = region.rows.clamped(to: page.rows)
    guard visible.lowerBound.isFinite, visible.upperBound.isFinite, lines.count > 1 else {
      return lines.lowerBound..<lines.lowerBound
    }
    let share = min(max(visible.upperBound - visible.lowerBound, 0), 1)
    let length = min(max(Int((Double(lines.count) * share).rounded()), 1), lines.count)
    let room = lines.count - length
    let hidden = 1 - share
    let start = hidden > 0 ? min(max(visible.lowerBound / hidden, 0), 1) * Double(room) : 0
    let top = lines.lowerBound + Int(start.rounded())
    return top..<top + length
  }
}

extension MailPageSnapshot {
  /// The words where there are no rows.
  fileprivate var emptiness: String {
    if isLoading { return "Reading the mail" }
    return switch place {
    case .mailbox: "Nothing left to do"
    case .deferred: "Nothing is put off"
    case .archive: "Nothing is archived"
    case .list: "Nothing on this list"
    case .drafts: "No drafts"
    case .outbox: "Nothing waits to be sent"
    case .trash: "The trash is empty"
    }
  }
}
