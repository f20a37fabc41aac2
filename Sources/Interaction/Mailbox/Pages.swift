internal import InputModel

/// The views side by side: deferred, mailbox, archive, and at the right what the menu shows besides.
struct Pages: Hashable, Sendable {
  /// How much of the finger's travel beyond the outer views is followed.
  private static let yielding = 1.0 / 3

  private(set) var places = Place.segments
  private(set) var slide: Slide
  private var width: Points

  init(width: Points, reducesMotion: Bool) {
    self.width = width
    slide = Slide(
      stops: Pages.stops(Place.segments.count, width), at: 1, yielding: Pages.yielding,
      reducesMotion: reducesMotion)
  }

  /// The place that is shown, or makes for being shown.
  var place: Place { places[slide.stop] }

  /// Where the views stand: 0 for the first, 0.5 half way to the second.
  func position(at time: Instant) -> Double {
    width > .zero ? slide.position(at: time) / width : Double(slide.stop)
  }

  /// Slides to a view, or shows what has none at once.
  mutating func show(_ place: Place, at time: Instant) {
    if let index = places.firstIndex(of: place) {
      slide.settle(on: index, at: time)
    } else {
      places = Place.segments + [place]
      slide.resize(to: Pages.stops(places.count, width), at: places.count - 1)
    }
  }

  /// Shows a place at once.
  mutating func jump(to place: Place) {
    if !places.contains(place) { places = Place.segments + [place] }
    let stop = places.firstIndex(of: place) ?? 1
    slide.resize(to: Pages.stops(places.count, width), at: stop)
    dropSpare()
  }

  mutating func grab(at time: Instant) { slide.grab(at: time) }
  mutating func drag(by travel: Points) { slide.drag(by: -travel) }
  mutating func cancel(at time: Instant) { slide.cancel(at: time) }

  mutating func release(velocity: PointsPerSecond, at time: Instant) {
    slide.release(velocity: -velocity, at: time)
  }

  mutating func advance(to time: Instant) -> Instant? {
    guard let rest = slide.advance(to: time) else { return nil }
    dropSpare()
    return rest
  }

  mutating func resize(to width: Points) {
    self.width = width
    slide.resize(to: Pages.stops(places.count, width), at: slide.stop)
  }

  /// A view that has no segment goes once another one is shown.
  private mutating func dropSpare() {
    guard places.count > Place.segments.count, slide.stop < Place.segments.count else { return }
    places = Place.segments
    slide.resize(to: Pages.stops(places.count, width), at: slide.stop)
  }

  private static func stops(_ count: Int, _ width: Points) -> [Points] {
    (0..<count).map { width * Double($0) }
  }
}
