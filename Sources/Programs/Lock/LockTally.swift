public import Interaction

/// What a lock has counted since it was made.
public struct LockTally: Hashable, Sendable {
  public internal(set) var isLocked = true
  public internal(set) var unlocks = 0
  /// Slides that were let go of before the end of their way.
  public internal(set) var shortSlides = 0
  public internal(set) var refusals: [LockRefusal: Int] = [:]
  private var phase = SlideLock.Phase.locked

  public init() {}

  mutating func take(_ report: LockReport) {
    // What is refused comes back with its reason.
    if phase == .dragging, report.phase == .springing, report.refusal == nil { shortSlides += 1 }
    let isOpen = report.phase == .unlocked
    if isOpen, isLocked { unlocks += 1 }
    isLocked = !isOpen
    phase = report.phase
  }

  mutating func take(_ refusal: LockRefusal) { refusals[refusal, default: 0] += 1 }
}
