public import InputModel

/// The matrix that brings four touches to the corners' targets, by least squares.
public struct CornerFit: Hashable, Sendable {
  /// Fingers hit a target to 2 or 3 mm, 3 % of a small panel.
  public static let tolerance = 0.03
  /// What no panel is mounted askew by.
  private static let mostAskew = 0.25
  /// Two touches as near as this were on one target.
  private static let nearest = 0.1

  /// The matrix to put in force.
  public var matrix: CalibrationMatrix
  /// How the panel is mounted, as near as a mounting comes.
  public var mounting: Mounting
  /// Whether `matrix` is the mounting's own: the touches do not tell them apart.
  public var isPure: Bool
  /// The root mean square of the distances from the targets that the fitted matrix leaves, as a
  /// fraction of the surface's sides.
  public var residual: Double
  /// The longest way that the mounting's own matrix leaves, as such a fraction.
  public var deviation: Double

  /// Fits. `places` are the touches in the order of `Corner.allCases`, normalised.
  public init(
    places: [Fraction], targets: CornerTargets
  ) throws(CalibrationRefusal) {
    try CornerFit.checkDistinct(places)
    try CornerFit.checkOrder(places)
    let wanted = Corner.allCases.map { targets[$0] }
    guard let affine = AffineFit(from: places, to: wanted) else { throw .cornersOnOneLine }
    let (mounting, deviation, worst) = CornerFit.nearestMounting(places, wanted)
    guard deviation <= CornerFit.mostAskew else {
      throw .cornersAskew(mounting, worst, deviation)
    }
    guard affine.residual <= CornerFit.tolerance else {
      throw .cornersInconsistent(affine.residual)
    }
    self.mounting = mounting
    self.deviation = deviation
    residual = affine.residual
    isPure = deviation <= CornerFit.tolerance
    matrix = isPure ? mounting.matrix : affine.matrix
  }

  private static func checkDistinct(_ places: [Fraction]) throws(CalibrationRefusal) {
    for (index, first) in Corner.allCases.enumerated() {
      for second in Corner.allCases[(index + 1)...]
      where (places[first.rawValue] - places[second.rawValue]).reach < nearest {
        throw .cornersTogether(first, second)
      }
    }
  }

  /// Four corners halve each other's diagonals, whatever way the panel is turned.
  private static func checkOrder(_ places: [Fraction]) throws(CalibrationRefusal) {
    func gap(_ first: (Corner, Corner), _ second: (Corner, Corner)) -> Double {
      let left = places[first.0.rawValue] + places[first.1.rawValue]
      let right = places[second.0.rawValue] + places[second.1.rawValue]
      return (left - right).reach / 2
    }
    let limit = tolerance * 3
    guard gap((.topLeft, .bottomRight), (.topRight, .bottomLeft)) > limit else { return }
    if gap((.topLeft, .bottomLeft), (.topRight, .bottomRight)) < limit {
      throw .cornersOutOfOrder(.bottomLeft, .bottomRight)
    }
    if gap((.topLeft, .topRight), (.bottomLeft, .bottomRight)) < limit {
      throw .cornersOutOfOrder(.topRight, .bottomRight)
    }
  }

  private static func nearestMounting(
    _ places: [Fraction], _ targets: [Fraction]
  ) -> (Mounting, Double, Corner) {
    var best = (Mounting.upright, Double.infinity, Corner.topLeft)
    for mounting in Mounting.allCases {
      var worst = (0.0, Corner.topLeft)
      for corner in Corner.allCases {
        let place = mounting.matrix.applied(to: places[corner.rawValue])
        let way = (place - targets[corner.rawValue]).reach
        if way > worst.0 { worst = (way, corner) }
      }
      if worst.0 < best.1 { best = (mounting, worst.0, worst.1) }
    }
    return best
  }
}
