internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The box of a text, over the masked page: an item's in the middle, a new task's at the bottom.
  mutating func draw(_ box: ToDoBoxSnapshot) {
    let whole = map.region(box.frame)
    let clip = whole.inset(columns: -1, rows: -1).clipped(to: page)
    guard !clip.isEmpty else { return }
    drawPanel(whole, title: box.title, clip: clip)
    drawField(of: box, clip: whole.clipped(to: page))
    // On a low terminal they stand on the lower rim.
    for button in buttons(of: box) where !isBelowPage(button.frame) {
      let region = map.region(button.frame, in: box.frame)
      drawRound(
        button.sign, in: region, row: footRow(of: button.frame, in: box), style: button.style,
        clip: clip)
    }
    drawDate(of: box, clip: clip)
  }

  /// Aside and keep, left and right.
  func buttons(of box: ToDoBoxSnapshot) -> [FootButton] {
    let isCancelPressed = box.selectedButton == .cancel
    let isKeepPressed = box.selectedButton == .keep
    return [
      FootButton(
        frame: box.cancel, sign: glyphs.close,
        style: isCancelPressed ? palette.pressed : palette.raised),
      FootButton(
        frame: box.keep, sign: glyphs.archive,
        style: isKeepPressed ? palette.pressed : palette.primary),
    ]
  }

  /// The middle of a button, and within the page where the box reaches beyond it.
  private func footRow(of frame: Rectangle, in box: ToDoBoxSnapshot) -> Int {
    let row = map.middleRow(frame, in: box.frame)
    let whole = map.region(box.frame)
    return whole.rows.upperBound > page.rows.upperBound
      ? min(row, page.rows.upperBound - 1) : row
  }

  /// The text, and in the last line below it what is wrong, or since when it is there.
  private mutating func drawField(of box: ToDoBoxSnapshot, clip: CellRegion) {
    var region = map.region(box.field.frame, in: box.frame)
    let words = box.complaint ?? box.details
    let seen = region.clipped(to: clip)
    if !words.isEmpty, seen.height >= 2 {
      let row = seen.rows.upperBound - 1
      let style = box.complaint == nil ? palette.faint : palette.warning
      let text = measured(words).cut(to: max(seen.width - 2, 0), ellipsis: ellipsis)
      write(text, column: seen.columns.lowerBound + 1, row: row, style: style, clip: clip)
      region.rows = region.rows.lowerBound..<max(row, region.rows.lowerBound)
    }
    draw(
      box.field, in: region, look: .onGround, clip: clip)
  }

  private mutating func drawDate(of box: ToDoBoxSnapshot, clip: CellRegion) {
    guard let date = box.date else { return }
    let columns = map.region(date.frame, in: box.frame).columns
    let row = footRow(of: date.frame, in: box)
    let region = CellRegion(columns: columns, rows: row..<row + 1).inset(columns: 1, rows: 0)
    let style = box.selectedButton == .date ? palette.pressed : palette.raised
    drawPill(date.text, in: region, style: style, clip: clip)
  }
}
