internal import Programs

extension Painter {
  /// The meter shows three times the acceleration that makes a peak.
  private static let range = 3.0

  /// Acceleration as a bar against the line that makes a peak.
  mutating func draw(_ shake: ShakeMeter, in pane: inout Pane) {
    writeHeading("Shake", in: &pane)
    let value = " " + Figure.tenths(shake.linear) + " g"
    let width = max(pane.width - max(measured(value).width, 6), 0)
    guard pane.linesLeft > 0, width > 0 else { return }
    let share = shake.peak > 0 ? shake.linear / (shake.peak * Painter.range) : 0
    let filled = Int((min(max(share.isNaN ? 0 : share, 0), 1) * Double(width)).rounded())
    let line = Int(Double(width) / Painter.range)
    let isPeak = shake.linear >= shake.peak
    let left = pane.region.columns.lowerBound
    for index in 0..<width {
      let isFilled = index < filled
      let glyph = index == line ? glyphs.crossedTick : isFilled ? glyphs.full : glyphs.light
      let style =
        index == line
        ? (isPeak ? palette.warning : .plain) : isFilled ? palette.accent : palette.rule
      write(glyph, column: left + index, row: pane.row, style: style, clip: pane.region)
    }
    write(
      value, column: left + width, row: pane.row, style: isPeak ? palette.warning : .plain,
      clip: pane.region)
    pane.skip()
    let reversals = shake.reversals == 1 ? "1 reversal" : "\(shake.reversals) reversals"
    let peak = Figure.hundredths(shake.peak) + " g"
    let room = max(line - 1, 0)
    let legend = String(repeating: " ", count: room) + peak + glyphs.separator + reversals
    writeLine([StyledText(legend, palette.faint)], in: &pane)
  }
}
