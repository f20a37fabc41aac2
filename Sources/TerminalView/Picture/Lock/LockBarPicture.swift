internal import InputModel
internal import Programs

extension Painter {
  /// The navigation bar with the title, and the reset button where it shows.
  mutating func drawBar(of lock: LockSnapshot, in bar: CellRegion) {
    let button = lock.resetButton.map { map.region($0) }
    drawHeading(lock.title, in: bar, beside: button)
    if let button { drawResetButton(button) }
  }

  /// The title stays in the middle, as far as the button leaves it the room.
  private mutating func drawHeading(
    _ title: String, in bar: CellRegion, beside button: CellRegion?
  ) {
    guard !bar.isEmpty else { return }
    if look.isBarLine {
      fill(bar.line(bar.middleRow), with: glyphs.horizontal, style: look.bar)
    } else {
      fill(bar, style: look.bar.blank)
    }
    let rim = button.map { max(bar.columns.upperBound - $0.columns.lowerBound + 1, 0) } ?? 0
    writeCentered(
      " " + title + " ", row: bar.middleRow, in: bar.inset(columns: max(rim, 4), rows: 0),
      style: look.title)
  }

  /// What of the button lies on the page: it comes over the right rim whole, and is not squeezed.
  private mutating func drawResetButton(_ button: CellRegion) {
    let seen = button.clipped(to: page)
    guard !seen.isEmpty else { return }
    let label = measured("Reset").cut(to: button.width, ellipsis: ellipsis)
    let isTall = button.height >= 3 && button.width >= label.width + 2
    fill(seen, style: look.button.blank)
    if isTall, look.isButtonFramed { frame(button, style: look.button) }
    write(
      label, column: button.columns.lowerBound + (button.width - label.width) / 2,
      row: button.middleRow, style: look.button, clip: seen)
  }
}
