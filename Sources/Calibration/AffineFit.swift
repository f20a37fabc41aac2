internal import InputModel

/// The six numbers that bring places nearest to targets, by least squares on each row.
struct AffineFit: Hashable, Sendable {
  var matrix: CalibrationMatrix
  /// The root mean square of the distances that are left.
  var residual: Double

  /// Fits as many places as targets; nil where all lie on a line.
  init?(from places: [Fraction], to targets: [Fraction]) {
    // About the middles of both the sums of products are well conditioned.
    let count = Double(places.count)
    guard count >= 3, places.count == targets.count else { return nil }
    let middle = AffineFit.mean(places)
    let aim = AffineFit.mean(targets)
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    var (xu, yu, xv, yv) = (0.0, 0.0, 0.0, 0.0)
    for (place, target) in zip(places, targets) {
      let (p, t) = (place - middle, target - aim)
      xx += p.x * p.x
      xy += p.x * p.y
      yy += p.y * p.y
      xu += p.x * t.x
      yu += p.y * t.x
      xv += p.x * t.y
      yv += p.y * t.y
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-6 else { return nil }
    let a = (xu * yy - yu * xy) / determinant
    let b = (yu * xx - xu * xy) / determinant
    let d = (xv * yy - yv * xy) / determinant
    let e = (yv * xx - xv * xy) / determinant
    let matrix = CalibrationMatrix(
      a, b, aim.x - a * middle.x - b * middle.y, d, e, aim.y - d * middle.x - e * middle.y)
    guard matrix.determinant.magnitude > 1e-6 else { return nil }
    self.matrix = matrix
    let squares = zip(places, targets).map { place, target in
      let rest = (matrix.applied(to: place) - target).length
      return rest * rest
    }
    residual = (squares.reduce(0, +) / count).squareRoot()
  }

  private static func mean(_ places: [Fraction]) -> Fraction {
    let sum = places.reduce(Fraction(x: 0, y: 0), +)
    return Fraction(x: sum.x / Double(places.count), y: sum.y / Double(places.count))
  }
}
