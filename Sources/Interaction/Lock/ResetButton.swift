internal import InputModel

/// The reset button of a lock: it slides into the bar from the right, and out again.
///
///     hidden ──show──► appearing ──► shown
///       ▲                  │ hide      │ hide
///       └── disappearing ◄─┴───────────┘
struct ResetButton: Hashable, Sendable {
  /// Twice as fast as the thumb, since its way is short.
  private static let frequency = Spring.defaultFrequency * 2

  private enum State: Hashable, Sendable {
    case hidden
    case appearing(Spring)
    case shown
    case disappearing(Spring)
  }

  var reducesMotion: Bool
  private var state = State.hidden

  init(reducesMotion: Bool) {
    self.reducesMotion = reducesMotion
  }

  /// Whether it takes taps: from the moment when it starts to appear.
  var isOffered: Bool {
    switch state {
    case .appearing, .shown: true
    case .hidden, .disappearing: false
    }
  }

  /// When it comes to rest; nil while it does not move.
  var deadline: Instant? {
    switch state {
    case .appearing(let spring), .disappearing(let spring): spring.end
    case .hidden, .shown: nil
    }
  }

  /// How far to the right of its place it is; nil where it does not show.
  func distance(at time: Instant) -> Points? {
    switch state {
    case .hidden: nil
    case .appearing(let spring), .disappearing(let spring): spring.value(at: time)
    case .shown: .zero
    }
  }

  /// Comes from `width` beside its place.
  mutating func show(width: Points, at time: Instant) {
    switch state {
    case .hidden, .disappearing:
      state = .appearing(spring(from: distance(at: time) ?? width, to: .zero, at: time))
    case .appearing, .shown: break
    }
  }

  /// Goes as far as `width` beside its place.
  mutating func hide(width: Points, at time: Instant) {
    switch state {
    case .appearing, .shown:
      state = .disappearing(spring(from: distance(at: time) ?? .zero, to: width, at: time))
    case .hidden, .disappearing: break
    }
  }

  mutating func advance(to time: Instant) {
    guard let deadline, deadline <= time else { return }
    switch state {
    case .appearing: state = .shown
    case .disappearing: state = .hidden
    case .hidden, .shown: break
    }
  }

  private func spring(from start: Points, to target: Points, at time: Instant) -> Spring {
    Spring(
      from: start, to: target, at: time, frequency: ResetButton.frequency,
      isInstant: reducesMotion)
  }
}
