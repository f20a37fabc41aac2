public import InputModel

/// Something that follows a finger along one axis and settles on one of a few stops.
///
///     rest ──touch──► dragging ──lift, cancel──► settling ──► rest
///      └──────────────settle(on:)───────────────────▲
///     settling ──touch──► dragging
///
/// A lift with speed goes on to the next stop that way; one without goes to the nearest.
public struct Slide: Hashable, Sendable {
  /// A slower finger counts as still: 50 pt/s are 8 mm/s, the pace of a finger that is held.
  static let stillSpeed = PointsPerSecond(50)

  public enum Phase: String, Hashable, Sendable {
    case rest
    case dragging
    case settling
  }

  private enum State: Hashable, Sendable {
    case rest(stop: Int)
    case dragging(base: Points, translation: Points, from: Int)
    case settling(Spring, stop: Int)
  }

  /// Positions to settle on, ascending; never empty.
  public private(set) var stops: [Points]
  /// How much of the finger's travel beyond the outer stops is followed, from 0 to 1.
  let yielding: Double
  var reducesMotion: Bool
  private var state: State

  /// A slide that rests on a stop.
  public init(
    stops: [Points], at stop: Int = 0, yielding: Double = 0, reducesMotion: Bool = false
  ) {
    self.stops = stops.isEmpty ? [.zero] : stops
    self.yielding = yielding
    self.reducesMotion = reducesMotion
    state = .rest(stop: min(max(stop, 0), max(stops.count - 1, 0)))
  }

  public var phase: Phase {
    switch state {
    case .rest: .rest
    case .dragging: .dragging
    case .settling: .settling
    }
  }

  /// The stop that it rests on or makes for; while dragged, the one that it came from.
  public var stop: Int {
    switch state {
    case .rest(let stop), .settling(_, let stop), .dragging(_, _, let stop): stop
    }
  }

  /// When it comes to rest; nil while nothing moves by itself.
  public var deadline: Instant? {
    switch state {
    case .settling(let spring, _): spring.end
    case .rest, .dragging: nil
    }
  }

  public func position(at time: Instant) -> Points {
    switch state {
    case .rest(let stop): stops[stop]
    case .settling(let spring, _): spring.value(at: time)
    case .dragging(let base, let translation, _): held(base + translation)
    }
  }

  /// A touch takes hold of it.
  public mutating func grab(at time: Instant) {
    switch state {
    case .rest(let stop), .settling(_, let stop):
      state = .dragging(base: position(at: time), translation: .zero, from: stop)
    case .dragging:
      break
    }
  }

  /// The touch that holds it has travelled `translation` from its down point.
  public mutating func drag(by translation: Points) {
    switch state {
    case .dragging(let base, _, let stop):
      state = .dragging(base: base, translation: translation, from: stop)
    case .rest, .settling:
      break
    }
  }

  /// The touch that holds it lifts.
  public mutating func release(velocity: PointsPerSecond, at time: Instant) {
    switch state {
    case .dragging:
      let position = position(at: time)
      settle(on: target(from: position, velocity), velocity: velocity, at: time)
    case .rest, .settling:
      break
    }
  }

  /// The touch that holds it is taken back: it goes where it came from.
  public mutating func cancel(at time: Instant) {
    switch state {
    case .dragging(_, _, let stop): settle(on: stop, at: time)
    case .rest, .settling: break
    }
  }

  /// Moves to a stop by itself.
  public mutating func settle(
    on stop: Int, velocity: PointsPerSecond = .zero, at time: Instant
  ) {
    guard stops.indices.contains(stop) else { return }
    let spring = Spring(
      from: position(at: time), to: stops[stop], velocity: velocity, at: time,
      isInstant: reducesMotion)
    state = .settling(spring, stop: stop)
  }

  /// Takes other stops; what moves comes to rest.
  public mutating func resize(to stops: [Points], at stop: Int) {
    guard !stops.isEmpty else { return }
    self.stops = stops
    state = .rest(stop: min(max(stop, 0), stops.count - 1))
  }

  /// Lets time pass. Returns when it came to rest, once.
  public mutating func advance(to time: Instant) -> Instant? {
    switch state {
    case .settling(let spring, let stop):
      guard spring.end <= time else { return nil }
      state = .rest(stop: stop)
      return spring.end
    case .rest, .dragging:
      return nil
    }
  }

  private func target(from position: Points, _ velocity: PointsPerSecond) -> Int {
    guard velocity.magnitude >= Slide.stillSpeed else {
      let distances = stops.map { ($0 - position).magnitude }
      return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }
    return velocity > .zero
      ? stops.firstIndex { $0 > position } ?? stops.count - 1
      : stops.lastIndex { $0 < position } ?? 0
  }

  private func held(_ position: Points) -> Points {
    let inside = position.clamped(to: stops[0]...stops[stops.count - 1])
    return inside + (position - inside) * yielding
  }
}
