internal import InputModel

/// Rows below each other in a view that is scrolled, some of which hide and let the others come up.
///
/// Rows are counted from 0 at the top, and what has to do with time is as of a moment.
protocol ScrolledRows {
  static var rowHeight: Points { get }

  var count: Int { get }
  var scroller: Scroller { get set }

  /// How much of a row's height is there: 1 for one that does not hide.
  func openness(of row: Int, at time: Instant) -> Double

  /// How many rows' heights the rows before a row have given up.
  func hidden(before row: Int, at time: Instant) -> Double
}

extension ScrolledRows {
  /// The height of all rows.
  func height(at time: Instant) -> Points {
    Self.rowHeight * (Double(count) - hidden(before: count, at: time))
  }

  /// How far they are scrolled, in a view of a height.
  func position(in view: Points, at time: Instant) -> Points {
    min(scroller.position(at: time), max(height(at: time) - view, .zero))
  }

  /// Where a row lies in a view.
  func frame(of row: Int, in view: Rectangle, at time: Instant) -> Rectangle {
    let above = Self.rowHeight * (Double(row) - hidden(before: row, at: time))
    return Rectangle(
      x: view.x, y: view.y + above - position(in: view.height, at: time), width: view.width,
      height: Self.rowHeight * openness(of: row, at: time))
  }

  /// The row at the upper rim of a view, as far as no row hides.
  func first(in view: Points, at time: Instant) -> Int {
    max(Int((position(in: view, at: time) / Self.rowHeight).rounded(.down)), 0)
  }

  /// The rows that a view shows a part of.
  func visible(in view: Rectangle, at time: Instant) -> [Int] {
    // Hidden rows only move others up: no row above this one is in sight.
    var row = first(in: view.height, at: time)
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

  /// How many rows a view of a height holds whole, one at least.
  static func wholeRows(in view: Points) -> Int { max(Int(view / rowHeight), 1) }

  /// Scrolls a row into sight. Returns whether the rows moved.
  mutating func reveal(_ row: Int, in view: Points, at time: Instant) -> Bool {
    fit(view)
    let top = Self.rowHeight * Double(row)
    let lowest = top + Self.rowHeight - view
    let position = scroller.position(at: time)
    let wanted = position.clamped(to: min(lowest, top)...top)
    guard wanted != position else { return false }
    scroller.jump(to: wanted)
    return true
  }

  /// Takes over how far the rows can scroll in a view.
  mutating func fit(_ view: Points) {
    scroller.limit = max(Self.rowHeight * Double(count) - view, .zero)
  }
}
