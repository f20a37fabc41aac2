internal import InputModel

/// An edge-pan starts within the band along an edge and leaves it inward.
///
/// At the slop the direction decides: it must be nearer to the inward normal of an edge in whose
/// band a contact landed than to the rim. Anything else is left to the pan.
struct EdgePanRule: DragRule {
  var slop: Points
  var band: Points

  func verdict(travel: Vector<Points>, from origin: ContactGroup) -> DragVerdict {
    let starts =
      Edge.left.isWithin(band, of: origin) || Edge.right.isWithin(band, of: origin)
      || Edge.top.isWithin(band, of: origin) || Edge.bottom.isWithin(band, of: origin)
    guard starts else { return .fail }
    guard travel.length >= slop else { return .wait }
    let edge = Edge(leftBy: travel)
    return edge.isWithin(band, of: origin) ? .begin(edge: edge) : .fail
  }
}

extension Edge {
  /// The edge from which `travel` leads away most directly.
  fileprivate init(leftBy travel: Vector<Points>) {
    if travel.x.magnitude >= travel.y.magnitude {
      self = travel.x >= .zero ? .left : .right
    } else {
      self = travel.y >= .zero ? .top : .bottom
    }
  }

  fileprivate func isWithin(_ band: Points, of group: ContactGroup) -> Bool {
    group.margins[self] <= band
  }
}
