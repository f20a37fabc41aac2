/// libinput's calibration matrix: the first two rows of a 3×3 matrix on normalised coordinates.
///
///     x' = a·x + b·y + c        x, y in 0 … 1 across the device's native axes
///     y' = d·x + e·y + f        x', y' in 0 … 1 across the surface
///
/// udev carries it in `LIBINPUT_CALIBRATION_MATRIX` as six numbers in this order.
public struct CalibrationMatrix: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var e: Double
  public var f: Double

  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  public static let identity = CalibrationMatrix(1, 0, 0, 0, 1, 0)

  /// The matrix of udev's property: six finite numbers, separated by spaces, of a matrix that can
  /// be inverted. Returns nil for anything else.
  public init?(property: some StringProtocol) {
    let numbers = property.split(separator: " ").map { Double($0) }
    guard numbers.count == 6 else { return nil }
    let known = numbers.compactMap(\.self).filter(\.isFinite)
    guard known.count == 6 else { return nil }
    self.init(known[0], known[1], known[2], known[3], known[4], known[5])
    guard determinant.magnitude > 1e-9 else { return nil }
  }

  public var determinant: Double { a * e - b * d }

  /// The matrix that applies `first`, then this one.
  public func after(_ first: CalibrationMatrix) -> CalibrationMatrix {
    CalibrationMatrix(
      a * first.a + b * first.d, a * first.b + b * first.e, a * first.c + b * first.f + c,
      d * first.a + e * first.d, d * first.b + e * first.e, d * first.c + e * first.f + f)
  }
}

/// How far a device stands turned clockwise from its native position.
public enum QuarterTurn: Int, CaseIterable, Hashable, Sendable {
  case none = 0
  case clockwise = 90
  case half = 180
  case counterclockwise = 270

  /// The turn on normalised coordinates.
  public var matrix: CalibrationMatrix {
    switch self {
    case .none: .identity
    case .clockwise: CalibrationMatrix(0, -1, 1, 1, 0, 0)
    case .half: CalibrationMatrix(-1, 0, 1, 0, -1, 1)
    case .counterclockwise: CalibrationMatrix(0, 1, 0, -1, 0, 1)
    }
  }
}
