internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The sheet with three wheels, of which nothing is seen above the line at which the bar ends.
  mutating func draw(_ calendar: ToDoCalendarSnapshot, below top: Int) {
    let sheet = map.region(calendar.frame)
    let clip = CellRegion(
      columns: page.columns, rows: max(top, 0)..<max(page.rows.upperBound, top, 0))
    // The bar is its upper rim.
    drawPanel(sheet, title: "", clip: clip)
    drawCaption(of: calendar, in: sheet, clip: clip)
    for wheel in calendar.wheels { draw(wheel, of: calendar, clip: clip.clipped(to: sheet)) }
    drawButtons(of: calendar, clip: clip.clipped(to: sheet))
  }

  private mutating func drawCaption(
    of calendar: ToDoCalendarSnapshot, in sheet: CellRegion, clip: CellRegion
  ) {
    let place = map.region(calendar.caption, in: calendar.frame)
    guard !place.isEmpty, !calendar.title.isEmpty else { return }
    writeCentered(
      calendar.title, row: place.middleRow, in: sheet, style: palette.strong, clip: clip)
  }

  private mutating func drawButtons(of calendar: ToDoCalendarSnapshot, clip: CellRegion) {
    let buttons: [(ToDoCalendarSnapshot.Button, Rectangle, String)] = [
      (.cancel, calendar.cancel, glyphs.close), (.choose, calendar.choose, glyphs.archive),
    ]
    for (button, frame, sign) in buttons {
      let style =
        calendar.selectedButton == button
        ? palette.pressed : button == .choose ? palette.primary : palette.strong
      drawRound(
        sign, in: map.region(frame, in: calendar.frame),
        row: map.middleRow(frame, in: calendar.frame), style: style, clip: clip)
    }
    // A word, for which no sign is known by all.
    drawRound(
      "today", in: map.region(calendar.today, in: calendar.frame),
      row: map.middleRow(calendar.today, in: calendar.frame),
      style: calendar.selectedButton == .today ? palette.pressed : palette.strong, clip: clip)
  }
}
