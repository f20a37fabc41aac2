internal import InputModel
internal import Programs

extension Painter {
  /// The surface with its contacts at the left; states, meters and counts at the right.
  mutating func draw(_ watch: WatchSnapshot, fingers: [FingerSnapshot]) {
    let body = CellRegion(
      columns: page.columns, rows: min(2, page.rows.upperBound)..<page.rows.upperBound)
    drawWatchTitle(watch)
    let side = min(max(canvas.columns / 3, 26), 60)
    let split = max(canvas.columns - side - 1, 0)
    let left = CellRegion(columns: min(1, split)..<max(split - 1, 1), rows: body.rows)
    var right = Pane(
      CellRegion(
        columns: min(split + 1, canvas.columns)..<max(canvas.columns - 1, split + 1),
        rows: body.rows))
    let rest = drawSurface(of: watch, fingers: fingers, in: left)
    drawGestures(watch.gestures, in: &right)
    if let shake = watch.shake { draw(shake, in: &right) }
    draw(watch.devices, in: &right)
    if rest.height >= 4, rest.width >= Painter.leastLog {
      var pane = Pane(rest)
      drawLog(watch.log, in: &pane)
    } else {
      drawLog(watch.log, in: &right)
    }
  }

  /// Narrower lines tell nothing.
  private static let leastLog = 24

  private mutating func drawWatchTitle(_ watch: WatchSnapshot) {
    write("Watch", column: 2, row: 0, style: palette.strong)
    if let device = watch.device {
      let text = measured(device.name + glyphs.separator + device.node)
        .cut(to: max(canvas.columns - 11, 0), ellipsis: ellipsis)
      write(text, column: 9, row: 0, style: palette.faint)
    }
    drawRule(row: 1, in: page)
  }

  /// As many of the newest lines as there is room for.
  private mutating func drawLog(_ log: [String], in pane: inout Pane) {
    guard pane.linesLeft >= 2, !log.isEmpty else { return }
    writeHeading("Log", in: &pane)
    let lines = log.suffix(pane.linesLeft)
    for (index, line) in lines.enumerated() {
      let isNewest = index == lines.count - 1
      writeLine([StyledText(line, isNewest ? .plain : palette.faint)], in: &pane)
    }
  }
}
