public import Gestures
public import InputModel

/// What a gesture must be for a rule to apply to it.
public struct RuleConditions: Hashable, Sendable {
  /// How many contacts; empty for any number.
  public var fingers: Set<Int> = []
  /// Where it goes first; empty for any direction.
  public var directions: Set<Direction> = []
  /// The edge of an edge-pan; empty for any.
  public var edges: Set<Edge> = []
  public var device = DeviceCondition()
  /// How far it must have gone in the end.
  public var distance = Bounds<Points>()
  /// How fast it must be in the end.
  public var velocity = Bounds<PointsPerSecond>()

  public init() {}
}

/// A least and a most, both of which count as within; nil where there is none.
public struct Bounds<Unit: Quantity>: Hashable, Sendable {
  public var least: Unit?
  public var most: Unit?

  public init(least: Unit? = nil, most: Unit? = nil) {
    self.least = least
    self.most = most
  }

  public var isOpen: Bool { least == nil && most == nil }

  public func contains(_ value: Unit) -> Bool {
    if let least, value < least { return false }
    if let most, most < value { return false }
    return true
  }
}
