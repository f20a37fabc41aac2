internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The page of lists between a bar with the date and a strip with two round buttons.
  mutating func draw(_ main: ToDoMainSnapshot) {
    fill(page)
    for pane in main.panes { draw(pane) }
    drawBar(of: main)
    fill(map.region(main.bottom).clipped(to: page))
    drawFoot(of: main)
  }

  /// The two round buttons.
  mutating func drawFoot(of main: ToDoMainSnapshot) {
    let bottom = map.region(main.bottom).clipped(to: page)
    for button in footButtons(of: main) where !isBelowPage(button.frame) {
      let region = map.region(button.frame)
      drawRound(
        button.sign, in: region, row: min(region.middleRow, page.rows.upperBound - 1),
        style: button.style, clip: bottom)
    }
  }

  mutating func drawBar(of main: ToDoMainSnapshot) {
    let bar = map.region(main.bar).clipped(to: page)
    guard !bar.isEmpty else { return }
    fill(bar)
    drawFold(of: main, in: bar)
    let pill = map.region(main.pill).clipped(to: bar)
    let row = bar.middleRow
    let date = drawPill(main.title, in: pill, row: row, clip: bar)
    let left = CellRegion(columns: 1..<max(date.columns.lowerBound - 1, 1), rows: bar.rows)
    let count = self.count(of: main).map(measured).first { $0.width <= left.width }
    if let count { write(count, column: 1, row: row, style: palette.faint, clip: bar) }
    let undo = measured(glyphs.undo + " \(main.undoDepth)")
    let end = bar.columns.upperBound - 1
    guard main.undoDepth > 0, end - undo.width > date.columns.upperBound else { return }
    writeTrailing(undo, end: end, row: row, style: palette.faint, clip: bar)
  }

  /// The first list's ground begins half a line higher where the bar has a line to spare.
  private mutating func drawFold(of main: ToDoMainSnapshot, in bar: CellRegion) {
    guard bar.height >= 2, palette.isRich, let half = glyphs.halves.last,
      let tone = main.panes.first?.kind.tone
    else { return }
    fill(bar.line(bar.rows.upperBound - 1), with: half, style: palette.ink(of: tone))
  }

  /// The date that can be tapped, on a ground of its own.
  private mutating func drawPill(
    _ title: String, in region: CellRegion, row: Int, clip: CellRegion
  ) -> CellRegion {
    let isHigh = region.height >= 3 && row > region.rows.lowerBound
    let rows = isHigh ? row - 1..<row + 2 : row..<row + 1
    return drawPill(
      title, in: CellRegion(columns: region.columns, rows: rows),
      style: palette.raised.with(.bold), clip: clip)
  }

  /// A word on a ground of its own in the middle of `room`, with a sign that something comes down
  /// where it has the room. Returns the ground.
  @discardableResult
  mutating func drawPill(
    _ title: String, in room: CellRegion, style: Style, clip: CellRegion
  ) -> CellRegion {
    let texts = ["  \(title) \(glyphs.down)  ", " \(title) \(glyphs.down) ", " \(title) "]
      .map(measured)
    let text = texts.first { $0.width <= room.width } ?? measured(title)
    let width = min(text.width, room.width)
    let start = room.columns.lowerBound + (room.width - width) / 2
    let block = CellRegion(columns: start..<start + width, rows: room.rows)
    fill(block.clipped(to: clip), style: style)
    writeCentered(text, row: block.middleRow, in: block, style: style, clip: clip)
    return block
  }

  /// How much there is to do, the longest way to say it first.
  private func count(of main: ToDoMainSnapshot) -> [String] {
    guard !main.isScrambled, let pane = main.panes.first, !pane.isLoading, pane.count > 0 else {
      return []
    }
    switch pane.kind {
    case .toDo, .done: return ["\(pane.count) to do", "\(pane.count)"]
    case .single: return [pane.count == 1 ? "1 item" : "\(pane.count) items", "\(pane.count)"]
    }
  }
}
