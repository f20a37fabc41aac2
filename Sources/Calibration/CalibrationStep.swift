internal import InputModel

/// One touch that is asked for.
///
///     corners: top left ─► top right ─► bottom right ─► bottom left
///     ruler:   across, first mark ─► second mark ─► down, first mark ─► second mark
///     edges:   a drag across ─► a drag down
public enum CalibrationStep: Hashable, Sendable {
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case across
    case down
  }

  case corner(Corner)
  case mark(Direction, isSecond: Bool)
  case drag(Direction)

  /// The step as lines have it.
  public var code: String {
    switch self {
    case .corner(let corner): "corner " + corner.name
    case .mark(let direction, let isSecond):
      "mark \(direction.rawValue) \(isSecond ? 2 : 1)"
    case .drag(let direction): "drag \(direction.rawValue)"
    }
  }

  /// What is to be done.
  func prompt(_ plan: CalibrationPlan) -> String {
    switch self {
    case .corner(let corner):
      return
        "touch the target near the \(corner.name) corner: \(share(plan.targets.inset.x)) of the"
        + " width and \(share(plan.targets.inset.y)) of the height in from it"
    case .mark(let direction, let isSecond):
      let length = plan.ruler.map { Figures.text($0.value, decimals: 1) } ?? "?"
      let way = direction == .across ? "across, from left to right" : "down, from top to bottom"
      return isSecond
        ? "touch the mark at \(length) mm of the same ruler"
        : "lay a ruler \(way), and touch its mark at 0"
    case .drag(.across): return "drag one finger from the left edge to the right edge"
    case .drag(.down): return "drag one finger from the upper edge to the lower edge"
    }
  }

  private func share(_ fraction: Double) -> String {
    Figures.percent(fraction)
  }
}
