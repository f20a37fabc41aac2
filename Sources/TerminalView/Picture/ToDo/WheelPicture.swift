internal import InputModel
internal import Interaction
internal import Programs
internal import Themes

extension Painter {
  /// A column of values, fainter the farther they are from the line in its middle.
  mutating func draw(
    _ wheel: ToDoWheelSnapshot, of calendar: ToDoCalendarSnapshot, clip: CellRegion
  ) {
    let region = map.region(wheel.frame, in: calendar.frame)
    let clip = clip.clipped(to: region)
    let line = map.middleRow(wheel.middle, in: calendar.frame)
    let middle = map.region(wheel.middle, in: calendar.frame)
    let band = (middle.height >= 3 ? middle : region.line(line)).clipped(to: clip)
    for value in wheel.values {
      let row = row(of: value, in: wheel, line: line, calendar: calendar)
      guard row != line || value.isChosen else { continue }
      let isNear = abs(row - line) <= max(map.row(wheel.middle.height), 1)
      let style = row == line ? palette.strong : isNear ? .plain : palette.faint
      writeCentered(
        text(value.text, in: region.width), row: row, in: region, style: style, clip: clip)
    }
    let style = wheel.isSelected ? palette.pressed : palette.wheelLine
    canvas.restyle(band) { $0 = style }
    let chosen = wheel.values.first(where: \.isChosen).map { text($0.text, in: region.width).width }
    guard wheel.isSelected, band.width - (chosen ?? 0) >= 2 else { return }
    write(glyphs.arrow, column: band.columns.lowerBound, row: line, style: style, clip: band)
    write(
      glyphs.previous, column: band.columns.upperBound - 1, row: line, style: style, clip: band)
  }

  /// The first three letters of a month where all have no room.
  private func text(_ text: String, in width: Int) -> MeasuredText {
    let whole = measured(text)
    return whole.width <= width ? whole : whole.cut(to: min(width, 3), ellipsis: MeasuredText())
  }

  /// The chosen value keeps to the line while it turns under it.
  private func row(
    of value: ToDoWheelSnapshot.Value, in wheel: ToDoWheelSnapshot, line: Int,
    calendar: ToDoCalendarSnapshot
  ) -> Int {
    let distance = (value.frame.y - wheel.middle.y) / calendar.frame.height
    let cells = distance * Double(map.region(calendar.frame).height)
    guard cells.isFinite, !value.isChosen else { return line }
    return line + Int(min(max(cells, -1000), 1000).rounded())
  }
}

extension Palette {
  /// The line in a wheel's middle.
  fileprivate var wheelLine: Style {
    colors == .none ? Style(attributes: .reverse) : ground(.toDo).with(isRich ? .bold : [])
  }
}
