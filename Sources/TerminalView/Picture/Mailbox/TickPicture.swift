internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// Marks under a dragged row where letting go begins to mean something; one that the row's rim
  /// has passed lights up in the colour of what it means.
  mutating func drawTicks(under row: RowSnapshot, layout: RowLayout, in list: CellRegion) {
    guard row.offset != .zero else { return }
    let frame = map.region(row.frame)
    let line = frame.rows.upperBound - (layout.hasRule && frame.height >= 2 ? 1 : 0)
    let palette = palette
    drawTicks(for: row.offset, in: frame.line(line), faint: palette.faint, clip: list) { offset in
      palette.ink(RowAppearance(offset: offset).background)
    }
  }

  /// The marks in a line; `crossed` is the look of one that was passed, by its offset.
  mutating func drawTicks(
    for offset: Points, in frame: CellRegion, faint: Style, clip list: CellRegion,
    crossed: (Points) -> Style
  ) {
    let line = frame.rows.lowerBound
    guard list.rows.contains(line) else { return }
    for threshold in [SwipeRow.shortThreshold, SwipeRow.longThreshold] {
      let isLeft = offset < .zero
      let column =
        isLeft
        ? frame.columns.upperBound + map.column(-threshold)
        : frame.columns.lowerBound + map.column(threshold)
      guard frame.columns.contains(column) else { continue }
      let isCrossed = offset.magnitude >= threshold
      let style = isCrossed ? crossed(isLeft ? -threshold : threshold) : faint
      let tick = measured(isCrossed ? glyphs.crossedTick : glyphs.tick)
      let label = measured("\(Int(threshold.value))")
      let isBefore = column + tick.width + label.width > frame.columns.upperBound
      write(tick, column: column, row: line, style: style, clip: list)
      write(
        label, column: isBefore ? column - label.width : column + tick.width, row: line,
        style: style, clip: list)
    }
  }
}
