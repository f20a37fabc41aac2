/// What can be undone and done again, the newest last.
struct History<Step: Hashable & Sendable>: Hashable, Sendable {
  /// So many steps are kept: more than anybody shakes for.
  private static var limit: Int { 100 }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []

  /// Something new was done: what was undone before cannot be done again.
  mutating func add(_ step: Step, isRedone: Bool) {
    done.append(step)
    if done.count > Self.limit { done.removeFirst() }
    if !isRedone { undone.removeAll() }
  }

  mutating func dropDone() { done.removeLast() }
  mutating func dropUndone() { undone.removeLast() }
  mutating func addUndone(_ step: Step) { undone.append(step) }

  /// What some steps tell of is no longer so.
  mutating func forget(_ isMeant: (Step) -> Bool) {
    done.removeAll(where: isMeant)
    undone.removeAll(where: isMeant)
  }
}
