internal import Gestures
internal import InputModel

/// Lets a gesture's steps through, but only so often; the newest is never lost.
///
///            step: run                    time: nothing
///     idle ───────────► resting ───────────────────────► idle
///                        │   ▲
///                  step  ▼   │ time: run the newest
///                       waiting ◄─┐ step: the newest
///                          └──────┘
enum Throttle: Hashable {
  case idle
  case resting(until: Instant)
  case waiting(until: Instant, GestureEvent)

  /// When time alone changes something that is to be run; nil while none waits.
  var deadline: Instant? {
    switch self {
    case .idle, .resting: nil
    case .waiting(let until, _): until
    }
  }

  /// Takes a step. Returns it where it is to be run at once.
  mutating func take(_ event: GestureEvent, interval: Interval) -> GestureEvent? {
    switch self {
    case .resting(let until) where event.time < until,
      .waiting(let until, _) where event.time < until:
      self = .waiting(until: until, event)
      return nil
    case .idle, .resting, .waiting:
      self = .resting(until: event.time + interval)
      return event
    }
  }

  /// Lets time pass. Returns the step that is to be run now.
  mutating func advance(to time: Instant, interval: Interval) -> GestureEvent? {
    switch self {
    case .idle, .resting: return nil
    case .waiting(let until, let event):
      guard until <= time else { return nil }
      self = .resting(until: until + interval)
      return event
    }
  }
}
