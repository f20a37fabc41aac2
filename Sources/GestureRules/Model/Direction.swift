public import InputModel

/// Where a finger goes, on the surface as its user sees it.
public enum Direction: String, CaseIterable, Hashable, Sendable {
  case left
  case right
  case up
  case down

  /// The direction that a way points to most; nil for no way at all.
  public init?<Unit: Quantity>(_ way: Vector<Unit>) {
    guard way != .zero else { return nil }
    if way.x.magnitude >= way.y.magnitude {
      self = way.x < .zero ? .left : .right
    } else {
      self = way.y < .zero ? .up : .down
    }
  }

  /// How far a way leads in the direction; negative for the opposite one.
  public func part<Unit: Quantity>(of way: Vector<Unit>) -> Unit {
    switch self {
    case .left: -way.x
    case .right: way.x
    case .up: -way.y
    case .down: way.y
    }
  }
}
