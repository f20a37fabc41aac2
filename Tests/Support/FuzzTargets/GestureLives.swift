internal import Gestures
internal import Programs

/// Every gesture that began ends, once.
struct GestureLives {
  private var live: Set<GestureID> = []

  mutating func follow(_ lines: [Line]) {
    for case .gesture(let gesture, node: _) in lines {
      switch gesture.phase {
      case .began: precondition(live.insert(gesture.id).inserted, "a gesture began twice")
      case .changed: precondition(live.contains(gesture.id), "a gesture changed that was none")
      case .ended where gesture.kind == .tap || gesture.kind == .shake: break
      case .ended, .cancelled:
        precondition(live.remove(gesture.id) != nil, "a gesture ended that was none")
      }
    }
  }

  func finish() {
    precondition(live.isEmpty, "a gesture never ended")
  }
}
