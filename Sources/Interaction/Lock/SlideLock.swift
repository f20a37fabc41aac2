public import InputModel

/// A slide-to-unlock control: a thumb on a track, and nothing but one touch that carries it over most
/// of its way opens it.
///
///     locked ──grab──► dragging ──release, carried ≥ 80 %──► opening ──► unlocked
///       ▲               ▲     │ release below, cancel            │           │
///       │             grab    ▼                                  │           │
///       └────────────── springing ◄───────────── reset ──────────┴───────────┘
///                             ▲
///     dragging ──release──► slid ──open──► opening, where the slide alone does not open
///                             │ give up
///                             └──► springing
///
/// A thumb that is caught on its way back has to be carried as far as one at rest: two strokes of
/// which neither is a slide do not add up to one.
public struct SlideLock: Hashable, Sendable {
  /// The share of the thumb's way over which one touch must carry it.
  public static let threshold = 0.8

  public enum Phase: String, Hashable, Sendable {
    case locked
    case dragging
    case springing
    /// Carried over its way, and kept at the end until `open` or `giveUp`.
    case slid
    case unlocked
  }

  private enum State: Hashable, Sendable {
    /// At rest, and how the thumb came there, which tells where it was before.
    case locked(after: Spring?)
    case dragging(base: Points, translation: Points)
    case springing(Spring)
    /// On its way to the end, or there.
    case slid(Spring?)
    case opening(Spring)
    case unlocked
  }

  public var trackWidth: Points
  public var thumbWidth: Points
  public var reducesMotion: Bool
  /// Whether a completed slide opens by itself; else it waits for `open`.
  public var opensBySlide: Bool
  private var state = State.locked(after: nil)

  public init(
    trackWidth: Points, thumbWidth: Points, reducesMotion: Bool = false,
    opensBySlide: Bool = true
  ) {
    self.opensBySlide = opensBySlide
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
    case .slid: .slid
    case .opening, .unlocked: .unlocked
    }
  }

  /// When the thumb comes to rest; nil while it does not move by itself.
  public var deadline: Instant? {
    switch state {
    case .springing(let spring), .opening(let spring): spring.end
    case .slid(let spring): spring?.end
    case .locked, .dragging, .unlocked: nil
    }
  }

  /// Whether letting go now unlocks.
  public var opensOnRelease: Bool {
    switch state {
    case .dragging(let base, let translation):
      travel > .zero && translation / travel >= SlideLock.threshold
        && (base + translation) / travel >= SlideLock.threshold
    case .locked, .springing, .slid, .opening, .unlocked: false
    }
  }

  /// The thumb's distance from its start, held within the track. Since it was let go last, moments
  /// that have passed are known as well.
  public func offset(at time: Instant) -> Points {
    let offset: Points
    switch state {
    case .locked(let spring): offset = spring?.value(at: time) ?? .zero
    case .dragging(let base, let translation): offset = base + translation
    case .springing(let spring), .opening(let spring): offset = spring.value(at: time)
    case .slid(let spring): offset = spring?.value(at: time) ?? travel
    case .unlocked: offset = travel
    }
    return offset.clamped(to: .zero...travel)
  }

  /// The share of its way that the thumb has gone, from 0 to 1; 0 on a track without room.
  public func fraction(at time: Instant) -> Double {
    travel > .zero ? offset(at: time) / travel : 0
  }

  /// A touch that landed on the thumb at `time` takes hold of it where it was then. Returns false
  /// where it is not taken.
  public mutating func grab(at time: Instant) -> Bool {
    switch state {
    case .locked, .springing:
      state = .dragging(base: offset(at: time), translation: .zero)
      return true
    case .dragging, .slid, .opening, .unlocked:
      return false
    }
  }

  /// The touch has travelled `translation` along the track from its down point.
  public mutating func drag(by translation: Points) {
    switch state {
    case .dragging(let base, _): state = .dragging(base: base, translation: translation)
    case .locked, .springing, .slid, .opening, .unlocked: break
    }
  }

  /// The touch lifts. Returns whether it had carried the thumb over its way, which unlocks where the
  /// slide alone opens.
  public mutating func release(at time: Instant) -> Bool {
    switch state {
    case .dragging:
      let isSlide = opensOnRelease
      let spring = spring(to: isSlide ? travel : .zero, at: time)
      state = !isSlide ? .springing(spring) : opensBySlide ? .opening(spring) : .slid(spring)
      return isSlide
    case .locked, .springing, .slid, .opening, .unlocked:
      return false
    }
  }

  /// What was waited for after the slide has come: unlocks.
  public mutating func open(at time: Instant) {
    switch state {
    case .slid: state = .opening(spring(to: travel, at: time))
    case .locked, .dragging, .springing, .opening, .unlocked: break
    }
  }

  /// What was waited for after the slide does not come: the thumb springs back.
  public mutating func giveUp(at time: Instant) {
    switch state {
    case .slid: state = .springing(spring(to: .zero, at: time))
    case .locked, .dragging, .springing, .opening, .unlocked: break
    }
  }

  /// The touch is taken back: the thumb springs back, wherever it was.
  public mutating func cancel(at time: Instant) {
    switch state {
    case .dragging: state = .springing(spring(to: .zero, at: time))
    case .locked, .springing, .slid, .opening, .unlocked: break
    }
  }

  /// Locks again: the thumb goes back, and touches are taken.
  public mutating func reset(at time: Instant) {
    switch state {
    case .opening, .unlocked: state = .springing(spring(to: .zero, at: time))
    case .locked, .dragging, .springing, .slid: break
    }
  }

  /// Lets time pass.
  ///
  /// - Returns: when the thumb came to rest, if it did by `time`.
  public mutating func advance(to time: Instant) -> Instant? {
    guard let end = deadline, end <= time else { return nil }
    switch state {
    case .springing(let spring): state = .locked(after: spring)
    case .slid: state = .slid(nil)
    case .opening: state = .unlocked
    case .locked, .dragging, .unlocked: break
    }
    return end
  }

  private func spring(to target: Points, at time: Instant) -> Spring {
    Spring(from: offset(at: time), to: target, at: time, isInstant: reducesMotion)
  }
}
