internal import Calibration
internal import Programs

extension Painter {
  /// Where a target's middle is: the terminal shows the whole surface.
  private func cell(of target: Fraction) -> (column: Int, row: Int) {
    let column = Int(target.x * Double(canvas.columns))
    let row = Int(target.y * Double(canvas.rows))
    return (
      min(max(column, 0), max(canvas.columns - 1, 0)), min(max(row, 0), max(canvas.rows - 1, 0))
    )
  }

  /// Words in the middle, and targets near the corners, which the words stay clear of. What is to be
  /// done stays where there is no room for all that is known.
  mutating func draw(_ calibration: CalibrationSnapshot) {
    for place in calibration.touched { drawTarget(place, glyphs.mark, palette.success) }
    if let target = calibration.target { drawTarget(target, glyphs.plus, palette.accent) }
    let margin = max(canvas.columns / 5, 2)
    // The margin at the sides alone keeps the targets clear, where the terminal is low.
    let (above, below) = page.rows.upperBound >= 16 ? (4, 4) : (1, 0)
    let top = min(above, page.rows.upperBound)
    let rows = top..<max(page.rows.upperBound - below, top)
    let middle = CellRegion(
      columns: min(
        margin, canvas.columns)..<max(canvas.columns - margin, min(margin, canvas.columns)),
      rows: rows)
    var pane = Pane(middle)
    writeLine(
      [StyledText(calibration.device, palette.strong)],
      right: StyledText(calibration.progress, palette.faint), in: &pane)
    let prompt = wrapped(calibration.prompt, to: pane.width)
    let complaint = wrapped(calibration.complaint, to: pane.width)
    let room = max(pane.linesLeft - prompt.count - complaint.count - 1, 0)
    let facts = calibration.facts.flatMap { wrapped($0, to: pane.width) }.prefix(room)
    for line in facts { writeLine([StyledText(line, palette.faint)], in: &pane) }
    if pane.linesLeft > prompt.count + complaint.count { pane.skip() }
    for line in prompt { writeLine([StyledText(line, palette.accent)], in: &pane) }
    for line in complaint { writeLine([StyledText(line, palette.warning)], in: &pane) }
  }

  private mutating func drawTarget(_ target: Fraction, _ middle: String, _ style: Style) {
    let (column, row) = cell(of: target)
    for step in 1...2 {
      for place in [column - step, column + step] {
        write(glyphs.horizontal, column: place, row: row, style: style)
      }
    }
    for place in [row - 1, row + 1] {
      write(glyphs.vertical, column: column, row: place, style: style)
    }
    write(middle, column: column, row: row, style: style)
  }

  /// The words in lines of at most `width` cells. A sign of percent stays with its number.
  private func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var words: [String] = []
    for word in text.split(separator: " ") {
      if word == "%", let number = words.popLast() {
        words.append("\(number) %")
      } else {
        words.append(String(word))
      }
    }
    for word in words {
      if let last = lines.last, measured("\(last) \(word)").width <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
