internal import InputModel

extension MailList {
  /// The height of all rows.
  func height(at time: Instant) -> Points {
    MailboxLayout.rowHeight * (Double(messages.count) - hidden(before: messages.count, time))
  }

  /// How far the list is scrolled, in a view of a height.
  func position(in view: Points, at time: Instant) -> Points {
    min(scroller.position(at: time), max(height(at: time) - view, .zero))
  }

  /// Where a row lies in a view.
  func frame(of index: Int, in view: Rectangle, at time: Instant) -> Rectangle {
    let above = MailboxLayout.rowHeight * (Double(index) - hidden(before: index, time))
    return Rectangle(
      x: view.x, y: view.y + above - position(in: view.height, at: time), width: view.width,
      height: MailboxLayout.rowHeight * (row(at: index)?.row.openness(at: time) ?? 1))
  }

  /// The rows that a view shows a part of.
  func visible(in view: Rectangle, at time: Instant) -> [Int] {
    let position = position(in: view.height, at: time)
    // Hidden rows only move others up: no row above this one is in sight.
    var index = max(Int((position / MailboxLayout.rowHeight).rounded(.down)), 0)
    var found: [Int] = []
    while index < messages.count {
      let frame = frame(of: index, in: view, at: time)
      if frame.y >= view.maxY { break }
      if frame.maxY > view.y, frame.height > .zero { found.append(index) }
      index += 1
    }
    return found
  }

  /// The row at a place of the surface.
  func index(at point: Vector<Points>, in view: Rectangle, _ time: Instant) -> Int? {
    guard view.contains(point) else { return nil }
    return visible(in: view, at: time).first { frame(of: $0, in: view, at: time).contains(point) }
  }

  /// The part of the list that a view shows, as shares of its height; nil where it shows all.
  func visibleShare(in view: Points, at time: Instant) -> ClosedRange<Double>? {
    let height = height(at: time)
    guard height > view, view > .zero else { return nil }
    let position = position(in: view, at: time)
    return position / height...min((position + view) / height, 1)
  }

  /// Scrolls a row into sight. Returns whether the list moved.
  mutating func reveal(_ index: Int, in view: Points, at time: Instant) -> Bool {
    fit(view)
    let top = MailboxLayout.rowHeight * Double(index)
    let lowest = top + MailboxLayout.rowHeight - view
    let position = scroller.position(at: time)
    let wanted = position.clamped(to: min(lowest, top)...top)
    guard wanted != position else { return false }
    scroller.jump(to: wanted)
    return true
  }

  /// Takes over how far the list can scroll in a view.
  mutating func fit(_ view: Points) {
    scroller.limit = max(
      MailboxLayout.rowHeight * Double(messages.count) - view, .zero)
  }

  /// How many rows' heights the rows before an index have given up.
  private func hidden(before index: Int, _ time: Instant) -> Double {
    rows.reduce(0) { sum, row in
      row.index < index ? sum + 1 - row.row.openness(at: time) : sum
    }
  }
}
