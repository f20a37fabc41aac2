public import InputModel

/// What is measured, and by what.
public struct CalibrationPlan: Hashable, Sendable {
  public var range: TouchRange
  /// Whether the corners are touched for a matrix.
  public var measuresCorners: Bool
  public var targets: CornerTargets
  /// How far the ruler's two marks are apart; nil where no ruler is used.
  public var ruler: Millimetres?
  /// The size that is known, where the device is dragged over from edge to edge.
  public var size: Size<Millimetres>?

  public init(
    range: TouchRange, measuresCorners: Bool, targets: CornerTargets = CornerTargets(),
    ruler: Millimetres?, size: Size<Millimetres>?
  ) {
    self.range = range
    self.measuresCorners = measuresCorners
    self.targets = targets
    self.ruler = ruler
    self.size = size
  }

  /// The touches to ask for: groups that are judged, and begun again, as a whole.
  var groups: [[CalibrationStep]] {
    var groups: [[CalibrationStep]] = []
    if measuresCorners { groups.append(Corner.allCases.map { .corner($0) }) }
    if size != nil {
      groups.append(CalibrationStep.Direction.allCases.map { .drag($0) })
    } else if ruler != nil {
      groups.append(
        CalibrationStep.Direction.allCases.flatMap {
          [.mark($0, isSecond: false), .mark($0, isSecond: true)]
        })
    }
    return groups
  }
}
