internal import func Glibc.log
public import InputModel

extension Wheel {
  /// A lift at less is no throw.
  private static let least = PointsPerSecond(50)

  /// A touch takes hold of it and stops it.
  public mutating func grab(at time: Instant) {
    switch state {
    case .rest, .coasting, .settling:
      state = .dragging(base: position(at: time), translation: .zero, from: value(at: time))
    case .dragging: break
    }
  }

  /// The touch has travelled `translation` down from its down point.
  public mutating func drag(by translation: Points) {
    switch state {
    case .dragging(let base, _, let index):
      state = .dragging(base: base, translation: translation, from: index)
    case .rest, .coasting, .settling: break
    }
  }

  /// The touch lifts, moving down the surface at `velocity`.
  public mutating func release(velocity: PointsPerSecond, at time: Instant) {
    switch state {
    case .dragging:
      let origin = position(at: time)
      guard velocity.magnitude >= Wheel.least, !reducesMotion else {
        turn(to: nearest(to: origin), at: time)
        return
      }
      throwOn(from: origin, velocity: -velocity.value, at: time)
    case .rest, .coasting, .settling: break
    }
  }

  /// The touch is taken back: it turns to where it came from.
  public mutating func cancel(at time: Instant) {
    switch state {
    case .dragging(_, _, let index): turn(to: index, at: time)
    case .rest, .coasting, .settling: break
    }
  }

  /// Turns to a value by itself, held within what there is.
  public mutating func turn(to index: Int, at time: Instant) {
    let index = min(max(index, 0), count - 1)
    state = .settling(
      Spring(
        from: position(at: time), to: step * Double(index), at: time, isInstant: reducesMotion),
      to: index)
  }

  /// Takes another number of values; one that is no longer there gives way to the last.
  public mutating func resize(to count: Int, at time: Instant) {
    let position = position(at: time)
    let index = target
    self.count = max(count, 1)
    guard index >= self.count || position > step * Double(self.count - 1) else { return }
    switch state {
    case .rest, .coasting, .settling:
      state = .settling(
        Spring(
          from: position, to: step * Double(self.count - 1), at: time, isInstant: reducesMotion),
        to: self.count - 1)
    case .dragging(let base, let translation, let index):
      state = .dragging(base: base, translation: translation, from: min(index, self.count - 1))
    }
  }

  /// Lets time pass. Returns when it came to rest, once.
  public mutating func advance(to time: Instant) -> Instant? {
    switch state {
    case .coasting(_, let index, _, let end):
      guard end <= time else { return nil }
      state = .rest(index)
      return end
    case .settling(let spring, let index):
      guard spring.end <= time else { return nil }
      state = .rest(index)
      return spring.end
    case .rest, .dragging:
      return nil
    }
  }

  private mutating func throwOn(from origin: Points, velocity: Double, at time: Instant) {
    let index = nearest(to: origin + Points(velocity * Wheel.decay))
    let distance = (step * Double(index) - origin).value.magnitude
    let seconds = Wheel.decay * log(max(distance / Wheel.restDistance, 1))
    state = .coasting(
      from: origin, to: index, start: time, end: time + Interval(seconds: seconds))
  }
}
