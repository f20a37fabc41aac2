internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  mutating func draw(_ lock: LockSnapshot) {
    let bar = map.region(lock.bar).clipped(to: page)
    let track = map.region(lock.track).clipped(to: page)
    let button = lock.resetButton.map { map.region($0) }
    drawHeading(lock.title, in: bar, beside: button)
    if let button { drawResetButton(button) }
    let above = CellRegion(
      columns: track.columns,
      rows: bar.rows.upperBound..<max(track.rows.lowerBound, bar.rows.upperBound))
    drawPadlock(isOpen: lock.phase == .unlocked, in: above)
    drawTrack(of: lock, in: track)
    drawSentence(of: lock, below: track)
  }

  /// The title stays in the middle, as far as the button leaves it the room.
  private mutating func drawHeading(
    _ title: String, in bar: CellRegion, beside button: CellRegion?
  ) {
    guard !bar.isEmpty else { return }
    drawRule(row: bar.middleRow, in: bar)
    let rim = button.map { max(bar.columns.upperBound - $0.columns.lowerBound + 1, 0) } ?? 0
    writeCentered(
      " " + title + " ", row: bar.middleRow, in: bar.inset(columns: max(rim, 4), rows: 0),
      style: palette.strong)
  }

  /// What of the button lies on the page: it comes over the right rim whole, and is not squeezed.
  private mutating func drawResetButton(_ button: CellRegion) {
    let seen = button.clipped(to: page)
    guard !seen.isEmpty else { return }
    let label = measured("Reset").cut(to: button.width, ellipsis: ellipsis)
    if button.height >= 3, button.width >= label.width + 2 {
      fill(seen)
      frame(button, style: palette.rule)
    } else {
      fill(CellRegion(columns: seen.columns, rows: button.middleRow..<button.middleRow + 1))
    }
    write(
      label, column: button.columns.lowerBound + (button.width - label.width) / 2,
      row: button.middleRow, style: palette.accent, clip: seen)
  }

  private mutating func drawTrack(of lock: LockSnapshot, in track: CellRegion) {
    guard !track.isEmpty else { return }
    let isFramed = track.height >= 3
    let inner = track.inset(columns: 1, rows: isFramed ? 1 : 0)
    if isFramed { frame(track, style: palette.rule) } else { drawEnds(of: track) }
    let thumb = thumbRegion(of: lock, in: inner)
    let free = CellRegion(
      columns: thumb.columns.upperBound..<max(inner.columns.upperBound, thumb.columns.upperBound),
      rows: inner.rows)
    drawInvitation(of: lock, in: inner, free: free)
    drawThreshold(of: lock, in: inner, track: track)
    drawThumb(of: lock, in: thumb)
  }

  private mutating func drawEnds(of track: CellRegion) {
    for column in [track.columns.lowerBound, track.columns.upperBound - 1] {
      let end = CellRegion(columns: column..<column + 1, rows: track.rows)
      fill(end, with: glyphs.vertical, style: palette.rule)
    }
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

  /// Words and arrows between the thumb and the tick; the arrows only where both have room.
  private mutating func drawInvitation(
    of lock: LockSnapshot, in inner: CellRegion, free: CellRegion
  ) {
    if lock.phase == .unlocked {
      writeCentered("unlocked", row: inner.middleRow, in: inner, style: palette.success)
    }
    guard lock.phase == .locked else { return }
    let rim = max(map.column(lock.thresholdX), free.columns.lowerBound)
    var room = CellRegion(columns: free.columns.lowerBound..<rim, rows: free.rows)
    let words = measured("slide to unlock").width <= room.width ? "slide to unlock" : "slide"
    let arrows = Shimmer.arrows * 3 + 1
    if room.width >= arrows + measured(words).width + 1 {
      drawArrows(in: room)
      room.columns = room.columns.lowerBound + arrows..<rim
    }
    writeCentered(words, row: inner.middleRow, in: room, style: palette.faint)
  }

  private mutating func drawArrows(in room: CellRegion) {
    let lit = Shimmer(capabilities: capabilities)?.litArrow(at: time)
    for index in 0..<Shimmer.arrows {
      let style = lit == index ? palette.accent : palette.faint
      let column = room.columns.lowerBound + 2 + index * 3
      write(glyphs.arrow, column: column, row: room.middleRow, style: style, clip: room)
    }
  }

  /// The tick, and while the thumb is held its share in the track's lower rim.
  private mutating func drawThreshold(
    of lock: LockSnapshot, in inner: CellRegion, track: CellRegion
  ) {
    let column = map.column(lock.thresholdX)
    let isCrossed = lock.opensOnRelease || lock.phase == .unlocked
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
    let style = palette.thumb(isOver: lock.opensOnRelease || lock.phase == .unlocked)
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
      let isOver = lock.opensOnRelease
      let share = Figure.whole((lock.fraction * 100).rounded(.down)) + " %"
      writeCentered(
        isOver ? "let go to unlock" : share, row: row, in: page,
        style: isOver ? palette.success : palette.faint)
    }
  }
}
