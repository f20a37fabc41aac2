public import InputModel

/// How a panel can be mounted without being bent: turned by quarters, and seen from behind or not.
public enum Mounting: CaseIterable, Hashable, Sendable {
  case upright
  case clockwise
  case half
  case counterclockwise
  case mirrored
  case upsideDown
  case transposed
  case antitransposed

  /// The matrix that makes up for it, on normalised coordinates.
  public var matrix: CalibrationMatrix {
    switch self {
    case .upright: .identity
    case .clockwise: QuarterTurn.clockwise.matrix
    case .half: QuarterTurn.half.matrix
    case .counterclockwise: QuarterTurn.counterclockwise.matrix
    case .mirrored: CalibrationMatrix(-1, 0, 1, 0, 1, 0)
    case .upsideDown: CalibrationMatrix(1, 0, 0, 0, -1, 1)
    case .transposed: CalibrationMatrix(0, 1, 0, 1, 0, 0)
    case .antitransposed: CalibrationMatrix(0, -1, 1, -1, 0, 1)
    }
  }

  /// What the panel is, in words.
  public var name: String {
    switch self {
    case .upright: "upright"
    case .clockwise: "turned by 90° clockwise"
    case .half: "turned by 180°"
    case .counterclockwise: "turned by 90° anticlockwise"
    case .mirrored: "mirrored left to right"
    case .upsideDown: "mirrored top to bottom"
    case .transposed: "mirrored and turned by 90° (x and y swapped)"
    case .antitransposed: "mirrored and turned by 90° (x and y swapped and inverted)"
    }
  }
}
