/// A device's sensing area and the way from its native millimetres to points.
///
/// A calibration matrix works on normalised coordinates, so applied to distances it would bend
/// them: a quarter turn of a 160×90 mm panel makes 9.4 mm into 16.7 mm. Positions therefore follow
/// the matrix, while distances follow the rotation (or reflection) nearest to it in millimetres,
/// which bends none.
public struct TouchSurface: Hashable, Sendable {
  /// The size as the device stands, quarter turns applied.
  public let size: Size<Millimetres>
  private let native: Size<Millimetres>
  private let matrix: CalibrationMatrix
  /// The orthogonal part in millimetres: x' = cosine·x + shear·y, y' = sine·x + coshear·y.
  private let turn: CalibrationMatrix

  /// A surface from the native size, the calibration matrix and the turn that follows it.
  public init(
    native: Size<Millimetres>, calibration: CalibrationMatrix = .identity,
    rotation: QuarterTurn = .none
  ) {
    let matrix = rotation.matrix.after(calibration)
    let isTransposed =
      matrix.b.magnitude + matrix.d.magnitude > matrix.a.magnitude + matrix.e.magnitude
    let size = isTransposed ? native.transposed : native
    self.native = native
    self.matrix = matrix
    self.size = size
    turn = TouchSurface.orthogonalPart(of: matrix, from: native, to: size)
  }

  /// The sensing area in points.
  public var points: Size<Points> { Size<Points>(size) }

  /// The place on the surface of a native position.
  public func location(of position: Vector<Millimetres>) -> Vector<Points> {
    let x = position.x / native.width
    let y = position.y / native.height
    return Vector(
      x: Points(size.width * (matrix.a * x + matrix.b * y + matrix.c)),
      y: Points(size.height * (matrix.d * x + matrix.e * y + matrix.f)))
  }

  /// The native position in the surface's directions at true scale. Only differences mean anything.
  public func path(of position: Vector<Millimetres>) -> Vector<Points> {
    let x = Points(position.x).value
    let y = Points(position.y).value
    return Vector(x: Points(turn.a * x + turn.b * y), y: Points(turn.d * x + turn.e * y))
  }

  /// The orthogonal factor of the polar decomposition of the matrix, written in millimetres.
  private static func orthogonalPart(
    of matrix: CalibrationMatrix, from native: Size<Millimetres>, to size: Size<Millimetres>
  ) -> CalibrationMatrix {
    let a = matrix.a * (size.width / native.width)
    let b = matrix.b * (size.width / native.height)
    let d = matrix.d * (size.height / native.width)
    let e = matrix.e * (size.height / native.height)
    let isReflected = a * e - b * d < 0
    let p = isReflected ? a - e : a + e
    let q = isReflected ? d + b : d - b
    let norm = (p * p + q * q).squareRoot()
    guard norm > 0 else { return .identity }
    return isReflected
      ? CalibrationMatrix(p / norm, q / norm, 0, q / norm, -p / norm, 0)
      : CalibrationMatrix(p / norm, -q / norm, 0, q / norm, p / norm, 0)
  }
}
