public import Gestures
public import InputModel

/// What made a rule run a command.
public enum RuleTrigger: Hashable, Sendable {
  case began
  case changed
  case crossing(Points, Crossing)
  case ended
  case cancelled

  public enum Crossing: String, Hashable, Sendable {
    case up
    case down
  }

  /// As the configuration calls it.
  public var name: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .crossing: "crossing"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

/// A command that is to be run, and why.
public struct RuleFiring: Hashable, Sendable {
  public var rule: String
  public var trigger: RuleTrigger
  public var command: RuleCommand
  public var limits: RuleLimits
  public var event: GestureEvent
  public var device: DeviceDescription
  /// Where the gesture went first; nil for a tap or a shake.
  public var direction: Direction?
  /// How far it is: along the direction where the rule asks for one, else straight from where it began.
  public var distance: Points

  public init(
    rule: String, trigger: RuleTrigger, command: RuleCommand, limits: RuleLimits,
    event: GestureEvent, device: DeviceDescription, direction: Direction?, distance: Points
  ) {
    self.rule = rule
    self.trigger = trigger
    self.command = command
    self.limits = limits
    self.event = event
    self.device = device
    self.direction = direction
    self.distance = distance
  }
}
