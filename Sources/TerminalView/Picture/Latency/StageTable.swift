internal import InputModel
internal import Programs

extension Painter {
  private static let figureWidth = 9
  /// What all of the table takes, and a little more for long names of devices.
  static let tableWidth = 78

  /// Stages against percentiles; the stage that the bound is for is marked where it is broken.
  mutating func draw(
    _ stages: [LatencySnapshot.Stage], bound: Interval, in pane: inout Pane
  ) {
    let heads = ["p50", "p90", "p99", "p99.9", "max"]
    let fitting = min(max((pane.width - 28) / Painter.figureWidth, 1), heads.count)
    // Where there is no room for all, the 99th percentile stays longest.
    let shown = Array([2, 0, 4, 1, 3].prefix(fitting)).sorted()
    writeRow(
      "stage", "n", shown.map { StyledText(heads[$0], palette.strong) }, palette.strong, &pane)
    for stage in stages {
      let figures = shown.map { index in
        let figure = stage.figures[index]
        let isBound = stage.isBound && figure.map { $0 > bound } ?? false
        return StyledText(
          figure.map(Figure.duration) ?? glyphs.minus, isBound ? palette.warning : .plain)
      }
      writeRow(
        stage.title, "\(stage.count)", figures, stage.isBound ? palette.accent : .plain, &pane)
    }
  }

  private mutating func writeRow(
    _ title: String, _ count: String, _ figures: [StyledText], _ style: Style, _ pane: inout Pane
  ) {
    var parts = [
      StyledText(padded(title, 21, isRight: false), style),
      StyledText(padded(count, 7, isRight: true), palette.faint),
    ]
    for figure in figures {
      parts.append(
        StyledText(padded(figure.text, Painter.figureWidth, isRight: true), figure.style))
    }
    writeLine(parts, in: &pane)
  }

  func padded(_ text: String, _ width: Int, isRight: Bool) -> String {
    let blank = String(repeating: " ", count: max(width - measured(text).width, 0))
    return isRight ? blank + text : text + blank
  }
}
