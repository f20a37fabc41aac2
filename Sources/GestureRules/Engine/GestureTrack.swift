internal import Gestures
internal import InputModel

/// A rule on its way with one gesture, from its beginning to its end.
///
///                    no direction yet       the right one
///     began ──► undecided ──────────┐  ┌──────────────────► following
///                   ▲               │  │                        │
///                   └───────────────┘  └──► given up            ▼ ended, cancelled: over
///                                      another one
struct GestureTrack: Hashable {
  private enum Phase: Hashable {
    /// The gesture tells no direction yet.
    case undecided(began: GestureEvent)
    case following(Direction?)
    case givenUp
  }

  let gesture: GestureID
  private let rule: GestureRule
  private let device: DeviceDescription
  private var phase: Phase
  private var throttle = Throttle.idle
  private var crossings: [CrossingState]

  /// A track from the event that a gesture began with.
  init(_ rule: GestureRule, _ device: DeviceDescription, _ event: GestureEvent) {
    gesture = event.id
    self.rule = rule
    self.device = device
    phase = .undecided(began: event)
    crossings = Array(repeating: .below, count: rule.crossings.count)
  }

  var deadline: Instant? { throttle.deadline }

  /// Takes a step of the gesture, the first included.
  mutating func take(_ event: GestureEvent, into firings: inout [RuleFiring]) {
    decide(by: event, into: &firings)
    guard case .following(let direction) = phase else { return }
    let reached = distance(of: event)
    switch event.phase {
    case .began, .changed:
      cross(event, reached, direction, into: &firings)
      guard event.phase == .changed, let changed = rule.changed else { return }
      if let event = throttle.take(event, interval: changed.interval) {
        fire(.changed, changed.command, event, direction, into: &firings)
      }
    case .ended:
      throttle = .idle
      cross(event, reached, direction, into: &firings)
      if rule.conditions.distance.contains(reached),
        rule.conditions.velocity.contains(speed(of: event))
      {
        fire(.ended, rule.ended, event, direction, into: &firings)
      }
    case .cancelled:
      throttle = .idle
      fire(.cancelled, rule.cancelled, event, direction, into: &firings)
    }
  }

  /// Lets time pass.
  mutating func advance(to time: Instant, into firings: inout [RuleFiring]) {
    guard case .following(let direction) = phase, let changed = rule.changed else { return }
    if let event = throttle.advance(to: time, interval: changed.interval) {
      fire(.changed, changed.command, event, direction, into: &firings)
    }
  }

  /// Finds out whether the gesture goes where the rule wants, once it goes anywhere.
  private mutating func decide(by event: GestureEvent, into firings: inout [RuleFiring]) {
    guard case .undecided(let began) = phase else { return }
    let direction = event.kind.hasWay ? Direction(event.translation) : nil
    let wanted = rule.conditions.directions
    if let direction, !wanted.isEmpty, !wanted.contains(direction) {
      phase = .givenUp
    } else if direction != nil || wanted.isEmpty {
      phase = .following(direction)
      // A tap or a shake is its end alone.
      if began.phase == .began { fire(.began, rule.began, began, direction, into: &firings) }
    }
  }

  private mutating func cross(
    _ event: GestureEvent, _ reached: Points, _ direction: Direction?,
    into firings: inout [RuleFiring]
  ) {
    for (index, crossing) in rule.crossings.enumerated() {
      guard let way = crossings[index].take(reached, crossing), crossing.follows(way) else {
        continue
      }
      fire(
        .crossing(crossing.distance, way), crossing.command, event, direction, into: &firings)
    }
  }

  private func distance(of event: GestureEvent) -> Points {
    guard case .following(let direction?) = phase, !rule.conditions.directions.isEmpty else {
      return event.translation.length
    }
    return direction.part(of: event.translation)
  }

  private func speed(of event: GestureEvent) -> PointsPerSecond {
    guard case .following(let direction?) = phase, !rule.conditions.directions.isEmpty else {
      return event.velocity.length
    }
    return direction.part(of: event.velocity)
  }

  private func fire(
    _ trigger: RuleTrigger, _ command: RuleCommand?, _ event: GestureEvent,
    _ direction: Direction?, into firings: inout [RuleFiring]
  ) {
    guard let command else { return }
    firings.append(
      RuleFiring(
        rule: rule.name, trigger: trigger, command: command, limits: rule.limits, event: event,
        device: device, direction: direction, distance: distance(of: event)))
  }
}

extension GestureKind {
  /// Whether a finger goes somewhere in it.
  fileprivate var hasWay: Bool {
    switch self {
    case .pan, .edgePan: true
    case .tap, .shake: false
    }
  }
}
