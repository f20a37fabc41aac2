internal import InputModel

/// A pan begins in any direction as soon as the contacts have travelled the slop.
struct PanRule: DragRule {
  var slop: Points

  func verdict(travel: Vector<Points>, from origin: ContactGroup) -> DragVerdict {
    travel.length < slop ? .wait : .begin(edge: nil)
  }
}
