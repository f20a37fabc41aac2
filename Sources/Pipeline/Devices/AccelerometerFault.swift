/// Why an accelerometer makes no shakes.
public enum AccelerometerFault: Error, Hashable, Sendable {
  /// It declares no scale, and gravity is too few of its units for 1 g within 5 %.
  case tooCoarse(units: Int)
  /// By its declared scale it is at rest under what is far from gravity.
  case notGravity(percent: Int)

  /// What a person is told.
  public var sentence: String {
    switch self {
    case .tooCoarse(let units):
      "reads \(units) units at rest and declares no scale, too coarse to tell a shake: not used"
    case .notGravity(let percent):
      "reads \(percent) % of gravity at rest, so its scale is not what it declares: not used"
    }
  }

  /// A share as a whole percentage, as far as one can be of use.
  static func percent(_ share: Double) -> Int { Int(min((share * 100).rounded(), 1_000_000)) }
}
