internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  mutating func draw(_ lock: LockSnapshot) {
    let bar = map.region(lock.bar).clipped(to: page)
    let track = map.region(lock.track).clipped(to: page)
    fill(page, style: look.ground)
    drawBar(of: lock, in: bar)
    let above = CellRegion(
      columns: track.columns,
      rows: bar.rows.upperBound..<max(track.rows.lowerBound, bar.rows.upperBound))
    let rest = lock.clock.map { drawClock($0, in: above) } ?? above
    drawPadlock(isOpen: lock.phase == .unlocked, in: rest)
    drawTrack(of: lock, in: track)
    drawSentence(of: lock, below: track)
    if let secret = lock.secret { draw(secret, clock: lock.clock) }
  }

  private mutating func drawTrack(of lock: LockSnapshot, in track: CellRegion) {
    guard !track.isEmpty else { return }
    let isFramed = track.height >= 3
    let inner = track.inset(columns: 1, rows: isFramed ? 1 : 0)
    fill(track, style: look.track.blank)
    if isFramed { frame(track, style: look.track) } else { drawEnds(of: track) }
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
      fill(end, with: glyphs.vertical, style: look.track)
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
      writeCentered("unlocked", row: inner.middleRow, in: inner, style: look.trackBeyond)
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
    writeCentered(words, row: inner.middleRow, in: room, style: look.trackFaint)
  }

  private mutating func drawArrows(in room: CellRegion) {
    let lit = Shimmer(capabilities: capabilities)?.litArrow(at: time)
    for index in 0..<Shimmer.arrows {
      let style = lit == index ? look.trackLit : look.trackFaint
      let column = room.columns.lowerBound + 2 + index * 3
      write(glyphs.arrow, column: column, row: room.middleRow, style: style, clip: room)
    }
  }

  /// The tick, and while the thumb is held its share in the track's lower rim.
  private mutating func drawThreshold(
    of lock: LockSnapshot, in inner: CellRegion, track: CellRegion
  ) {
    let column = map.column(lock.thresholdX)
    let isCrossed = lock.opensOnRelease || lock.phase == .slid || lock.phase == .unlocked
    let line = CellRegion(columns: column..<column + 1, rows: inner.rows).clipped(to: inner)
    fill(
      line, with: isCrossed ? glyphs.crossedTick : glyphs.tick,
      style: isCrossed ? look.trackBeyond : look.track)
    guard lock.phase == .dragging, track.height > inner.height else { return }
    let label = measured(" " + Figure.whole(SlideLock.threshold * 100) + " % ")
    write(
      label, column: column - label.width / 2, row: track.rows.upperBound - 1,
      style: isCrossed ? look.trackBeyond : look.trackFaint, clip: track.inset(columns: 1, rows: 0))
  }

  private mutating func drawThumb(of lock: LockSnapshot, in thumb: CellRegion) {
    guard !thumb.isEmpty else { return }
    let isBeyond = lock.opensOnRelease || lock.phase == .slid || lock.phase == .unlocked
    let style = look.thumb(isBeyond: isBeyond)
    fill(thumb, style: style)
    writeCentered(glyphs.step, row: thumb.middleRow, in: thumb, style: style)
  }

  /// Below the track: why a touch was refused, or what letting go would do.
  private mutating func drawSentence(of lock: LockSnapshot, below track: CellRegion) {
    let row = track.rows.upperBound + (page.rows.upperBound - track.rows.upperBound > 2 ? 1 : 0)
    guard page.rows.contains(row) else { return }
    if let refusal = lock.refusal {
      writeCentered(refusal, row: row, in: page, style: look.refused)
    } else if lock.phase == .dragging {
      let isOver = lock.opensOnRelease
      let share = Figure.whole((lock.fraction * 100).rounded(.down)) + " %"
      writeCentered(
        isOver ? "let go to unlock" : share, row: row, in: page,
        style: isOver ? look.beyond : look.faint)
    } else if lock.phase == .unlocked, lock.resetButton != nil {
      writeCentered("r locks again, q leaves", row: row, in: page, style: look.faint)
    }
  }
}
