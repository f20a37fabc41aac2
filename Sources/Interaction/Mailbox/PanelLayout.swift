public import InputModel

extension MailboxLayout {
  private static let tileColumns = 4
  /// A tile with a word needs so much: eight letters on the 320 pt of a small screen.
  private static let tileWidth = Points(100)

  /// A margin of half a touch target stays free in a panel, so that there is an elsewhere to tap.
  private var margin: Points { min(MailboxLayout.touchTarget / 2, panel.height / 8) }

  private var titleHeight: Points { min(MailboxLayout.touchTarget, panel.height / 4) }

  /// The part of the panel that tiles share.
  private var tileArea: Rectangle {
    Rectangle(
      x: margin, y: panel.y + titleHeight, width: panel.width - margin * 2,
      height: panel.height - titleHeight - margin * 2)
  }

  private var columns: Int {
    let isUpright = surface.height > surface.width
    let fitting = max(Int(tileArea.width / MailboxLayout.tileWidth), 1)
    return min(isUpright ? 2 : MailboxLayout.tileColumns, fitting)
  }

  /// How many tiles of a touch target's height a panel holds; eight at least, the number of times
  /// to choose from.
  var tileCapacity: Int {
    let lines = Int(max(tileArea.height / MailboxLayout.touchTarget, 1))
    return max(columns * lines, RescheduleTime.allCases.count)
  }

  /// The tiles of `count` options, in rows of four, or of two on an upright surface.
  public func tiles(_ count: Int) -> [Rectangle] {
    guard count > 0 else { return [] }
    return grid(count, columns: min(count, columns), in: tileArea)
  }

  /// A line above the tiles of a month: the way back, the month's name and the way on.
  func monthHeader() -> (previous: Rectangle, name: Rectangle, next: Rectangle) {
    let height = monthLine
    let button = min(MailboxLayout.touchTarget * 2, tileArea.width / 4)
    return (
      Rectangle(x: tileArea.x, y: tileArea.y, width: button, height: height),
      Rectangle(
        x: tileArea.x + button, y: tileArea.y, width: tileArea.width - button * 2, height: height),
      Rectangle(x: tileArea.maxX - button, y: tileArea.y, width: button, height: height)
    )
  }

  /// The days of a month by weeks of seven, below the header.
  func days(weeks: Int) -> [Rectangle] {
    let top = monthLine + weekdayLine
    let area = Rectangle(
      x: weekArea.x, y: tileArea.y + top, width: weekArea.width, height: tileArea.height - top)
    return grid(weeks * 7, columns: 7, in: area)
  }

  /// The names of the days, between the header and the days.
  var weekdays: [Rectangle] {
    let area = Rectangle(
      x: weekArea.x, y: tileArea.y + monthLine, width: weekArea.width, height: weekdayLine)
    return grid(7, columns: 7, in: area)
  }

  /// A small screen is as wide as seven touch targets only without margins.
  private var weekArea: Rectangle {
    tileArea.width < MailboxLayout.touchTarget * 7 ? panel : tileArea
  }

  /// Only words to read: half of what is touched.
  private var weekdayLine: Points { monthLine / 2 }

  private var monthLine: Points { min(MailboxLayout.touchTarget, tileArea.height / 7) }

  /// The line of a panel that is typed in.
  var panelField: Rectangle {
    Rectangle(
      x: tileArea.x, y: tileArea.y, width: tileArea.width,
      height: min(MailboxLayout.touchTarget, tileArea.height / 3))
  }

  /// Buttons under that line, or alone in the middle of a panel.
  func buttons(_ count: Int) -> [Rectangle] {
    let height = min(MailboxLayout.touchTarget * 1.5, tileArea.height / 3)
    let area = Rectangle(
      x: tileArea.x, y: panelField.maxY + margin / 2, width: tileArea.width, height: height)
    return grid(count, columns: count, in: area)
  }

  private func grid(_ count: Int, columns: Int, in area: Rectangle) -> [Rectangle] {
    let lines = (count + columns - 1) / columns
    let width = area.width / Double(columns)
    let height = area.height / Double(max(lines, 1))
    return (0..<count).map { index in
      Rectangle(
        x: area.x + width * Double(index % columns),
        y: area.y + height * Double(index / columns), width: width, height: height)
    }
  }
}
