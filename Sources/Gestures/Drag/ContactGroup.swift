public import InputModel

/// The contacts of a device taken together, as they are after a frame.
public struct ContactGroup: Hashable, Sendable {
  /// How many contacts are down.
  public var count: Int
  /// Their centroid on the surface.
  public var location: Vector<Points>
  /// Their centroid at true scale; only differences mean anything.
  public var path: Vector<Points>
  /// The distance from each edge of the contact nearest to it.
  public var margins: EdgeMargins
  /// The farthest that any contact went from its down point since the first one landed.
  public var farthest: Points
  /// Whether all of them lie where palms do.
  public var isPalmLike: Bool

  public init(
    count: Int, location: Vector<Points>, path: Vector<Points>, margins: EdgeMargins,
    farthest: Points, isPalmLike: Bool = false
  ) {
    self.count = count
    self.location = location
    self.path = path
    self.margins = margins
    self.farthest = farthest
    self.isPalmLike = isPalmLike
  }
}

/// Distances from the four edges of a surface.
public struct EdgeMargins: Hashable, Sendable {
  public var left: Points
  public var right: Points
  public var top: Points
  public var bottom: Points

  public init(left: Points, right: Points, top: Points, bottom: Points) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  /// The margins of a place on a surface.
  public init(of location: Vector<Points>, on surface: Size<Points>) {
    left = location.x
    right = surface.width - location.x
    top = location.y
    bottom = surface.height - location.y
  }

  public subscript(edge: Edge) -> Points {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    }
  }

  /// The smaller margin at each edge.
  public func nearest(_ other: EdgeMargins) -> EdgeMargins {
    EdgeMargins(
      left: min(left, other.left), right: min(right, other.right), top: min(top, other.top),
      bottom: min(bottom, other.bottom))
  }
}

/// What happened to a group of contacts.
public enum GroupChange: Hashable, Sendable {
  /// One or more contacts landed; `count` includes them.
  case landed(ContactGroup)
  case moved(ContactGroup)
  /// Contacts rest where palms and thumbs do: a drag begins from where they are now.
  case rested(ContactGroup)
  /// One or more contacts lifted and others stay.
  case lifted(ContactGroup)
  /// The last contact lifted.
  case cleared
  /// The contacts are void.
  case interrupted(Interruption)
}
