public import InputModel

/// The popover over the menu button.
///
///     closed ──open──► opening ──► open ──close, choose──► closing ──► closed
///        │  ▲             └───────────close──────────────────▲  │
///   edge-pan └─────────────────────────────────────────────────┘
///        ▼
///     dragging ──lift: half way, or with speed──► opening
///        └─────lift before that, cancel─────────► closing
public struct ToDoMenu: Hashable, Sendable {
  /// So far a finger comes in from the rim to open it whole.
  static let reach = Points(150)

  private enum State: Hashable, Sendable {
    case closed
    case dragging(Double)
    case opening(PopOver)
    case open
    case closing(PopOver)
  }

  private var state = State.closed
  /// The item that keys act on.
  public internal(set) var selection = ToDoMenuItem.day
  /// Whether purging was chosen once, and is asked about.
  public internal(set) var asksToPurge = false
  let reducesMotion: Bool

  init(reducesMotion: Bool) { self.reducesMotion = reducesMotion }

  public var phase: MenuReport.Phase {
    switch state {
    case .closed: .closed
    case .dragging: .dragging
    case .opening: .opening
    case .open: .open
    case .closing: .closing
    }
  }

  /// Whether it takes keys and taps.
  public var takesInput: Bool {
    switch state {
    case .opening, .open: true
    case .closed, .dragging, .closing: false
    }
  }

  public func fraction(at time: Instant) -> Double {
    switch state {
    case .closed: 0
    case .dragging(let fraction): fraction
    case .opening(let pop), .closing(let pop): pop.fraction(at: time)
    case .open: 1
    }
  }

  public var deadline: Instant? {
    switch state {
    case .opening(let pop), .closing(let pop): pop.end
    case .closed, .dragging, .open: nil
    }
  }

  mutating func open(at time: Instant) {
    switch state {
    case .closed, .dragging, .closing:
      asksToPurge = false
      state = .opening(pop(to: 1, at: time))
    case .opening, .open: break
    }
  }

  mutating func close(at time: Instant) {
    switch state {
    case .dragging, .opening, .open: state = .closing(pop(to: 0, at: time))
    case .closed, .closing: break
    }
  }

  /// A finger comes in from the rim.
  mutating func grab() {
    switch state {
    case .closed: state = .dragging(0)
    case .dragging, .opening, .open, .closing: break
    }
  }

  mutating func drag(by travel: Points) {
    switch state {
    case .dragging: state = .dragging(min(max(travel / ToDoMenu.reach, 0), 1))
    case .closed, .opening, .open, .closing: break
    }
  }

  /// The finger lifts, coming in at `velocity`.
  mutating func release(velocity: PointsPerSecond, at time: Instant) {
    switch state {
    case .dragging(let fraction):
      let isFast = velocity.magnitude >= Slide.stillSpeed
      if isFast ? velocity > .zero : fraction >= 0.5 { open(at: time) } else { close(at: time) }
    case .closed, .opening, .open, .closing: break
    }
  }

  /// Lets time pass. Returns when an animation came to its end, once.
  mutating func advance(to time: Instant) -> Instant? {
    guard let end = deadline, end <= time else { return nil }
    switch state {
    case .opening: state = .open
    case .closing: state = .closed
    case .closed, .dragging, .open: return nil
    }
    return end
  }

  private func pop(to target: Double, at time: Instant) -> PopOver {
    PopOver(from: fraction(at: time), to: target, at: time, isInstant: reducesMotion)
  }
}
