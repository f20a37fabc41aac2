internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  mutating func draw(_ lock: LockSnapshot) {
    let bar = map.region(lock.bar).clipped(to: page)
    let track = map.region(lock.track).clipped(to: page)
    drawHeading(lock.title, in: bar)
    if let button = lock.resetButton {
      drawButton(button, label: "Reset", style: palette.accent)
    }
    let above = CellRegion(
      columns: track.columns,
      rows: bar.rows.upperBound..<max(track.rows.lowerBound, bar.rows.upperBound))
    drawPadlock(isOpen: lock.phase == .unlocked, in: above)
    drawTrack(of: lock, in: track)
    drawSentence(of: lock, below: track)
  }

  private mutating func drawHeading(_ title: String, in bar: CellRegion) {
    guard !bar.isEmpty else { return }
    drawRule(row: bar.middleRow, in: bar)
    writeCentered(
      " " + title + " ", row: bar.middleRow, in: bar.inset(columns: 4, rows: 0),
      style: palette.strong)
  }

  private mutating func drawTrack(of lock: LockSnapshot, in track: CellRegion) {
    guard !track.isEmpty else { return }
    var inner = track
    if track.height >= 3 {
      frame(track, style: palette.rule)
      inner = track.inset(columns: 1, rows: 1)
    }
    let thumb = thumbRegion(of: lock, in: inner)
    let free = CellRegion(
      columns: thumb.columns.upperBound..<max(inner.columns.upperBound, thumb.columns.upperBound),
      rows: inner.rows)
    drawInvitation(of: lock, in: inner, free: free)
    drawThreshold(of: lock, in: inner, track: track)
    drawThumb(of: lock, in: thumb)
  }

  /// The thumb with the same width wherever it is, so that it does not seem to breathe.
  private func thumbRegion(of lock: LockSnapshot, in inner: CellRegion) -> CellRegion {
    let width = max(map.column(lock.thumb.width), 1)
    let left = map.column(lock.thumb.x)
    let lower = min(
      max(left, inner.columns.lowerBound),
      max(inner.columns.upperBound - width, inner.columns.lowerBound))
    return CellRegion(columns: lower..<lower + width, rows: inner.rows).clipped(to: inner)
  }

  private mutating func drawInvitation(
    of lock: LockSnapshot, in inner: CellRegion, free: CellRegion
  ) {
    let isOpen = lock.phase == .unlocked
    let word = measured(isOpen ? "unlocked" : "slide to unlock")
    let row = inner.middleRow
    let start = inner.columns.lowerBound + (inner.width - word.width) / 2
    let clip = isOpen ? inner : free
    write(
      word, column: start, row: row, style: isOpen ? palette.success : palette.faint, clip: clip)
    guard lock.phase == .locked else { return }
    let lit = Shimmer(capabilities: capabilities)?.litArrow(at: time)
    for index in 0..<Shimmer.arrows {
      let column = free.columns.lowerBound + 2 + index * 3
      guard column < start - 1 else { break }
      let style = lit == index ? palette.accent : palette.faint
      write(glyphs.arrow, column: column, row: row, style: style, clip: free)
    }
  }

  /// The tick, and while the thumb is held its share in the track's lower rim.
  private mutating func drawThreshold(
    of lock: LockSnapshot, in inner: CellRegion, track: CellRegion
  ) {
    let column = map.column(lock.thresholdX)
    let isCrossed = lock.fraction >= SlideLock.threshold
    let style = isCrossed ? palette.success : palette.faint
    let line = CellRegion(columns: column..<column + 1, rows: inner.rows).clipped(to: inner)
    fill(line, with: isCrossed ? glyphs.crossedTick : glyphs.tick, style: style)
    guard lock.phase == .dragging, track.height > inner.height else { return }
    let label = measured(" " + Figure.whole(SlideLock.threshold * 100) + " % ")
    write(
      label, column: column - label.width / 2, row: track.rows.upperBound - 1, style: style,
      clip: track.inset(columns: 1, rows: 0))
  }

  private mutating func drawThumb(of lock: LockSnapshot, in thumb: CellRegion) {
    guard !thumb.isEmpty else { return }
    let style = palette.thumb(isOver: lock.fraction >= SlideLock.threshold)
    fill(thumb, style: style)
    writeCentered(glyphs.step, row: thumb.middleRow, in: thumb, style: style)
  }

  /// Below the track: why a touch was refused, or what letting go would do.
  private mutating func drawSentence(of lock: LockSnapshot, below track: CellRegion) {
    let row = track.rows.upperBound + (page.rows.upperBound - track.rows.upperBound > 2 ? 1 : 0)
    guard page.rows.contains(row) else { return }
    if let refusal = lock.refusal {
      writeCentered(refusal, row: row, in: page, style: palette.warning)
    } else if lock.phase == .dragging {
      let isOver = lock.fraction >= SlideLock.threshold
      let share = Figure.whole((lock.fraction * 100).rounded(.down)) + " %"
      writeCentered(
        isOver ? "let go to unlock" : share, row: row, in: page,
        style: isOver ? palette.success : palette.faint)
    }
  }
}
