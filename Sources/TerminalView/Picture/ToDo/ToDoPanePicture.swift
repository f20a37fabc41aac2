internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// A list on its ground: rows, or a word about why there are none, and how far it is scrolled.
  mutating func draw(_ pane: ToDoPaneSnapshot) {
    let region = map.region(pane.frame)
    let list = region.clipped(to: page)
    guard !list.isEmpty else { return }
    let ground = toneBelow(pane).map { palette.ground($0) } ?? .plain
    fill(list, style: ground)
    if pane.rows.isEmpty { drawEmptiness(of: pane, in: region, clip: list) }
    let hasRule = hasRule(pane)
    for row in pane.rows { draw(row, of: pane, hasRule: hasRule, in: list) }
    for row in pane.rows where row.phase == .dragging {
      drawTicks(under: row, hasRule: hasRule, in: list)
    }
    if let visible = pane.visible { drawScroll(visible, of: pane, in: region, clip: list) }
  }

  /// The part of the list that is in sight, on the rows' own grounds, and beside what moves.
  private mutating func drawScroll(
    _ visible: ClosedRange<Double>, of pane: ToDoPaneSnapshot, in region: CellRegion,
    clip: CellRegion
  ) {
    let column = region.columns.upperBound - 1
    for row in scrollRows(visible, in: region) where clip.contains(column: column, row: row) {
      let owner = pane.rows.first { map.region($0.frame).rows.contains(row) }
      guard let tone = owner?.tone ?? pane.kind.tone, (owner?.offset ?? .zero) == .zero else {
        continue
      }
      write(glyphs.scroll, column: column, row: row, style: palette.faint(on: tone))
    }
  }

  /// What lies below the last row is history where that is, if there is green above it.
  private func toneBelow(_ pane: ToDoPaneSnapshot) -> ToDoRowSnapshot.Tone? {
    let tones = Set(pane.rows.map(\.tone))
    return pane.kind == .done && tones == [.done, .history] ? .history : pane.kind.tone
  }

  private mutating func drawEmptiness(
    of pane: ToDoPaneSnapshot, in region: CellRegion, clip: CellRegion
  ) {
    let style = pane.kind.tone.map { palette.faint(on: $0) } ?? palette.faint
    let row = region.middleRow
    writeCentered(pane.emptiness, row: row, in: region, style: style, clip: clip)
    guard pane.isSelected else { return }
    write(glyphs.selection, column: region.columns.lowerBound, row: row, style: style, clip: clip)
  }

  /// Judged by the rows that do not shrink, so that text does not jump as they move.
  private func hasRule(_ pane: ToDoPaneSnapshot) -> Bool {
    let full = pane.rows.filter { $0.phase != .hiding && $0.phase != .gone }
    let height = full.map(\.frame.height).max() ?? .zero
    // A height of nearly two lines is now one line, now two.
    return height / map.surface.height * Double(map.rows) >= 1.9
  }

  private mutating func drawTicks(
    under row: ToDoRowSnapshot, hasRule: Bool, in list: CellRegion
  ) {
    let frame = map.region(row.frame)
    guard row.offset != .zero, hasRule, frame.height >= 2 else { return }
    let (ground, faint) = (palette.strong(on: row.tone), palette.faint(on: row.tone))
    drawTicks(
      for: row.offset, in: frame.line(frame.rows.upperBound - 1), faint: faint, clip: list
    ) { _ in ground }
  }
}

extension ToDoPaneSnapshot.Kind {
  /// The ground behind its rows; nil for the terminal's own.
  var tone: ToDoRowSnapshot.Tone? {
    switch self {
    case .toDo: .toDo
    case .done: .done
    case .single: nil
    }
  }
}

extension ToDoPaneSnapshot {
  /// The words where there are no rows.
  fileprivate var emptiness: String {
    if isLoading { return "Reading the list" }
    return switch kind {
    case .toDo: "Nothing to do: enjoy the day"
    case .done: "Nothing done yet: it will come"
    case .single: "Nothing on this list"
    }
  }
}
