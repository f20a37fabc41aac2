/// A corner of the surface as it is looked at, in the order in which they are touched.
public enum Corner: Int, CaseIterable, Hashable, Sendable {
  case topLeft
  case topRight
  case bottomRight
  case bottomLeft

  public var name: String {
    switch self {
    case .topLeft: "top left"
    case .topRight: "top right"
    case .bottomRight: "bottom right"
    case .bottomLeft: "bottom left"
    }
  }
}

/// Where the targets near the corners are.
public struct CornerTargets: Hashable, Sendable {
  /// A tenth of the way in: a finger's middle cannot come nearer to the rim of a panel than 4 mm.
  public static let usualInset = 0.1

  /// The way in from the left and right rims, and from the upper and lower ones.
  public var inset: Fraction

  public init(inset: Fraction = Fraction(x: usualInset, y: usualInset)) {
    self.inset = inset
  }

  public subscript(corner: Corner) -> Fraction {
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    return Fraction(
      x: isLeft ? inset.x : 1 - inset.x, y: isTop ? inset.y : 1 - inset.y)
  }
}
