internal import InputModel

extension ToDoPane {
  /// The height of all rows.
  func height(at time: Instant) -> Points {
    ToDoLayout.rowHeight * (Double(count) - hidden(before: count, time))
  }

  /// How far it is scrolled, in a view of a height.
  func position(in view: Points, at time: Instant) -> Points {
    min(scroller.position(at: time), max(height(at: time) - view, .zero))
  }

  /// Where a row lies in a view.
  func frame(of row: Int, in view: Rectangle, at time: Instant) -> Rectangle {
    let above = ToDoLayout.rowHeight * (Double(row) - hidden(before: row, time))
    let openness = movingRow(at: row)?.row.openness(at: time) ?? 1
    return Rectangle(
      x: view.x, y: view.y + above - position(in: view.height, at: time), width: view.width,
      height: ToDoLayout.rowHeight * openness)
  }

  /// The rows that a view shows a part of.
  func visible(in view: Rectangle, at time: Instant) -> [Int] {
    let position = position(in: view.height, at: time)
    // Hidden rows only move others up: no row above this one is in sight.
    var row = max(Int((position / ToDoLayout.rowHeight).rounded(.down)), 0)
    var found: [Int] = []
    while row < count {
      let frame = frame(of: row, in: view, at: time)
      if frame.y >= view.maxY { break }
      if frame.maxY > view.y, frame.height > .zero { found.append(row) }
      row += 1
    }
    return found
  }

  /// The row at a place of the surface.
  func row(at point: Vector<Points>, in view: Rectangle, _ time: Instant) -> Int? {
    guard view.contains(point) else { return nil }
    return visible(in: view, at: time).first { frame(of: $0, in: view, at: time).contains(point) }
  }

  /// The part that a view shows, as shares of the height; nil where it shows all.
  func visibleShare(in view: Points, at time: Instant) -> ClosedRange<Double>? {
    let height = height(at: time)
    guard height > view, view > .zero else { return nil }
    let position = position(in: view, at: time)
    return position / height...min((position + view) / height, 1)
  }

  /// Scrolls a row into sight. Returns whether the pane moved.
  mutating func reveal(_ row: Int, in view: Points, at time: Instant) -> Bool {
    fit(view)
    let top = ToDoLayout.rowHeight * Double(row)
    let lowest = top + ToDoLayout.rowHeight - view
    let position = scroller.position(at: time)
    let wanted = position.clamped(to: min(lowest, top)...top)
    guard wanted != position else { return false }
    scroller.jump(to: wanted)
    return true
  }

  /// Takes over how far the pane can scroll in a view.
  mutating func fit(_ view: Points) {
    scroller.limit = max(ToDoLayout.rowHeight * Double(count) - view, .zero)
  }

  /// What is to be asked for so that the rows in sight are known.
  mutating func wants(in view: Points, at time: Instant) -> [ToDoRequest.Action] {
    let position = position(in: view, at: time)
    let first = max(Int((position / ToDoLayout.rowHeight).rounded(.down)), 0)
    // Rows that hide let others come up from below.
    let last = first + Int((view / ToDoLayout.rowHeight).rounded(.up)) + rows.count + 1
    var (wants, base): ([ToDoRequest.Action], Int) = ([], 0)
    for section in sections.indices {
      let low = max(first - base, 0)
      let high = max(last - base, low)
      if let want = sections[section].want(low..<high) { wants.append(want) }
      base += sections[section].total
    }
    return wants
  }

  /// The row in motion at a place; nil where it lies at rest.
  private func movingRow(at row: Int) -> MovingItem? {
    guard !rows.isEmpty, let item = item(at: row), let list = list(at: row) else { return nil }
    return moving(item.id, in: list)
  }

  /// How many rows' heights the rows before a row have given up.
  private func hidden(before end: Int, _ time: Instant) -> Double {
    rows.reduce(0) { sum, moving in
      guard let row = row(of: moving.id, in: moving.list), row < end else { return sum }
      return sum + 1 - moving.row.openness(at: time)
    }
  }
}
