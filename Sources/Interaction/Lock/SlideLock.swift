public import InputModel

/// A slide-to-unlock control: a thumb on a track, and nothing but the thumb's whole way opens it.
///
///     locked ──grab──► dragging ──release ≥ 80 %──► unlocked ──reset──► locked
///       ▲                 │
///       └── springing ◄───┴── release < 80 %, cancel
///              └──grab──► dragging
public struct SlideLock: Hashable, Sendable {
  /// The share of the thumb's way at which a release unlocks.
  public static let threshold = 0.8

  public enum Phase: String, Hashable, Sendable {
    case locked
    case dragging
    case springing
    case unlocked
  }

  private enum State: Hashable, Sendable {
    case locked
    case dragging(base: Points, translation: Points)
    case springing(Spring)
    case unlocked
  }

  public var trackWidth: Points
  public var thumbWidth: Points
  public var reducesMotion: Bool
  private var state = State.locked

  public init(trackWidth: Points, thumbWidth: Points, reducesMotion: Bool = false) {
    self.trackWidth = trackWidth
    self.thumbWidth = thumbWidth
    self.reducesMotion = reducesMotion
  }

  /// The way that the thumb can go: the track's width less the thumb's.
  public var travel: Points { max(trackWidth - thumbWidth, .zero) }

  public var phase: Phase {
    switch state {
    case .locked: .locked
    case .dragging: .dragging
    case .springing: .springing
    case .unlocked: .unlocked
    }
  }

  /// When the thumb has sprung back; nil while nothing moves by itself.
  public var deadline: Instant? {
    switch state {
    case .springing(let spring): spring.end
    case .locked, .dragging, .unlocked: nil
    }
  }

  /// The thumb's distance from its start, held within the track.
  public func offset(at time: Instant) -> Points {
    switch state {
    case .locked: .zero
    case .dragging(let base, let translation):
      (base + translation).clamped(to: .zero...travel)
    case .springing(let spring): spring.value(at: time)
    case .unlocked: travel
    }
  }

  /// The share of its way that the thumb has gone, from 0 to 1; 0 on a track without room.
  public func fraction(at time: Instant) -> Double {
    travel > .zero ? offset(at: time) / travel : 0
  }

  /// A touch that began on the thumb takes hold of it. Returns false where it is not taken.
  public mutating func grab(at time: Instant) -> Bool {
    switch state {
    case .locked, .springing:
      state = .dragging(base: offset(at: time), translation: .zero)
      return true
    case .dragging, .unlocked:
      return false
    }
  }

  /// The touch has travelled `translation` along the track from its down point.
  public mutating func drag(by translation: Points) {
    switch state {
    case .dragging(let base, _): state = .dragging(base: base, translation: translation)
    case .locked, .springing, .unlocked: break
    }
  }

  /// The touch lifts. Returns whether that unlocked.
  public mutating func release(at time: Instant) -> Bool {
    switch state {
    case .dragging:
      if fraction(at: time) >= SlideLock.threshold {
        state = .unlocked
        return true
      }
      springBack(at: time)
      return false
    case .locked, .springing, .unlocked:
      return false
    }
  }

  /// The touch is taken back: the thumb springs back, wherever it was.
  public mutating func cancel(at time: Instant) {
    switch state {
    case .dragging: springBack(at: time)
    case .locked, .springing, .unlocked: break
    }
  }

  /// Puts the thumb back and takes touches again.
  public mutating func reset() {
    switch state {
    case .unlocked: state = .locked
    case .locked, .dragging, .springing: break
    }
  }

  /// Lets time pass.
  ///
  /// - Returns: when the thumb came back to its start, if it did by `time`.
  public mutating func advance(to time: Instant) -> Instant? {
    switch state {
    case .springing(let spring) where spring.end <= time:
      state = .locked
      return spring.end
    case .locked, .dragging, .springing, .unlocked:
      return nil
    }
  }

  private mutating func springBack(at time: Instant) {
    let offset = offset(at: time)
    state = .springing(Spring(from: offset, to: .zero, at: time, isInstant: reducesMotion))
  }
}
