internal import func Glibc.exp
internal import func Glibc.log
public import InputModel

/// A list's position, which follows a finger and coasts on when it lifts.
///
///     rest ──touch──► dragging ──lift with speed──► coasting ──slow, or at an end──► rest
///      ▲                 │  ▲───────touch──────────────┘
///      └──lift, cancel───┘
///
/// The position is held between 0 and `limit`. Coasting is the closed solution of a speed that decays
/// exponentially, so a position depends on the time alone.
public struct Scroller: Hashable, Sendable {
  /// The time in which the speed falls to 37 %: UIKit's normal deceleration of 0.998 a millisecond.
  private static let decay = 0.5
  /// Slower than this a list stands: a cell of a terminal in a second or two.
  private static let slowest = 15.0
  /// A lift at less is no throw.
  private static let least = PointsPerSecond(50)

  private enum State: Hashable, Sendable {
    case rest(Points)
    case dragging(base: Points, translation: Points)
    case coasting(from: Points, velocity: Double, start: Instant, end: Instant)
  }

  /// The greatest position.
  public var limit = Points.zero
  var reducesMotion: Bool
  private var state = State.rest(.zero)

  public init(reducesMotion: Bool = false) {
    self.reducesMotion = reducesMotion
  }

  public var isDragged: Bool {
    switch state {
    case .dragging: true
    case .rest, .coasting: false
    }
  }

  /// When it comes to rest; nil while nothing moves by itself.
  public var deadline: Instant? {
    switch state {
    case .coasting(_, _, _, let end): end
    case .rest, .dragging: nil
    }
  }

  public func position(at time: Instant) -> Points {
    let position =
      switch state {
      case .rest(let position): position
      case .dragging(let base, let translation): base - translation
      case .coasting(let origin, let velocity, let start, let end):
        origin
          + Points(
            velocity * Scroller.decay
              * (1 - exp(-max((min(time, end) - start).seconds, 0) / Scroller.decay)))
      }
    return position.clamped(to: .zero...max(limit, .zero))
  }

  /// A touch takes hold of the list and stops it.
  public mutating func grab(at time: Instant) {
    state = .dragging(base: position(at: time), translation: .zero)
  }

  /// The touch has travelled `translation` down from its down point.
  public mutating func drag(by translation: Points) {
    switch state {
    case .dragging(let base, _): state = .dragging(base: base, translation: translation)
    case .rest, .coasting: break
    }
  }

  /// The touch lifts, moving down the surface at `velocity`.
  public mutating func release(velocity: PointsPerSecond, at time: Instant) {
    switch state {
    case .dragging:
      let origin = position(at: time)
      guard velocity.magnitude >= Scroller.least, !reducesMotion else {
        state = .rest(origin)
        return
      }
      let speed = -velocity.value
      state = .coasting(
        from: origin, velocity: speed, start: time, end: time + duration(from: origin, speed))
    case .rest, .coasting:
      break
    }
  }

  /// The touch is taken back: the list returns to where it was.
  public mutating func cancel() {
    switch state {
    case .dragging(let base, _): state = .rest(base.clamped(to: .zero...max(limit, .zero)))
    case .rest, .coasting: break
    }
  }

  /// Stops a list that coasts. Returns whether it did.
  mutating func stop(at time: Instant) -> Bool {
    guard deadline != nil else { return false }
    jump(to: position(at: time))
    return true
  }

  /// Goes to a position at once.
  public mutating func jump(to position: Points) {
    state = .rest(position.clamped(to: .zero...max(limit, .zero)))
  }

  /// Lets time pass. Returns when it came to rest, once.
  public mutating func advance(to time: Instant) -> Instant? {
    switch state {
    case .coasting(_, _, _, let end):
      guard end <= time else { return nil }
      state = .rest(position(at: end))
      return end
    case .rest, .dragging:
      return nil
    }
  }

  /// Until the speed is low or an end is reached.
  private func duration(from origin: Points, _ speed: Double) -> Interval {
    let untilSlow = Scroller.decay * log(max(speed.magnitude / Scroller.slowest, 1))
    let room = speed > 0 ? max(limit, .zero) - origin : origin
    let reach = speed.magnitude * Scroller.decay
    guard room.value < reach else { return Interval(seconds: untilSlow) }
    let untilEnd = -Scroller.decay * log(1 - max(room.value, 0) / reach)
    return Interval(seconds: min(untilSlow, untilEnd))
  }
}
