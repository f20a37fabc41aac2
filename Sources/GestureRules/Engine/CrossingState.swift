internal import InputModel

/// On which side of a distance a gesture is.
///
///             ≥ distance: up
///     below ──────────────────────► above
///           ◄──────────────────────
///            < distance − slack: down
enum CrossingState: Hashable {
  case below
  case above

  /// Takes how far the gesture is. Returns the crossing that this is.
  mutating func take(_ reached: Points, _ crossing: CrossingCommand) -> RuleTrigger.Crossing? {
    switch self {
    case .below:
      guard reached >= crossing.distance else { return nil }
      self = .above
      return .up
    case .above:
      // Half of a distance is the most slack, or a short one could not be crossed back.
      guard reached < crossing.distance - min(crossing.slack, crossing.distance / 2) else {
        return nil
      }
      self = .below
      return .down
    }
  }
}

extension CrossingCommand {
  /// Whether the command is run at this crossing.
  func follows(_ crossing: RuleTrigger.Crossing) -> Bool {
    switch (way, crossing) {
    case (.up, .up), (.down, .down), (.both, .up), (.both, .down): true
    case (.up, .down), (.down, .up): false
    }
  }
}
