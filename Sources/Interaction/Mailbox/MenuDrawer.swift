internal import InputModel

/// The menu under the list: how far it is revealed, and which of its items keys act on.
struct MenuDrawer: Hashable, Sendable {
  private(set) var slide: Slide
  var scroller: Scroller
  /// The item that keys act on, while the menu is open.
  var selection = 0

  init(width: Points, reducesMotion: Bool) {
    slide = Slide(stops: [.zero, width], reducesMotion: reducesMotion)
    scroller = Scroller(reducesMotion: reducesMotion)
  }

  /// Whether it rests fully hidden.
  var isClosed: Bool { slide.phase == .rest && slide.stop == 0 }

  var phase: MenuReport.Phase {
    switch (slide.phase, slide.stop) {
    case (.rest, 0): .closed
    case (.rest, _): .open
    case (.dragging, _): .dragging
    case (.settling, 0): .closing
    case (.settling, _): .opening
    }
  }

  func offset(at time: Instant) -> Points { slide.position(at: time) }

  func fraction(at time: Instant) -> Double {
    let width = slide.stops[1]
    return width > .zero ? slide.position(at: time) / width : 0
  }

  mutating func grab(at time: Instant) { slide.grab(at: time) }
  mutating func drag(by travel: Points) { slide.drag(by: travel) }
  mutating func cancel(at time: Instant) { slide.cancel(at: time) }

  mutating func release(velocity: PointsPerSecond, at time: Instant) {
    slide.release(velocity: velocity, at: time)
  }

  mutating func open(at time: Instant) { slide.settle(on: 1, at: time) }
  mutating func close(at time: Instant) { slide.settle(on: 0, at: time) }
  mutating func advance(to time: Instant) -> Instant? { slide.advance(to: time) }

  mutating func resize(to width: Points) {
    slide.resize(to: [.zero, width], at: slide.stop)
  }
}
