/// What can be undone and done again, the newest last.
struct History: Hashable, Sendable {
  /// So many steps are kept: more than anybody shakes for.
  private static let limit = 100

  private(set) var done: [HistoryStep] = []
  private(set) var undone: [HistoryStep] = []

  /// Something new was done: what was undone before cannot be done again.
  mutating func add(_ step: HistoryStep, isRedone: Bool) {
    done.append(step)
    if done.count > History.limit { done.removeFirst() }
    if !isRedone { undone.removeAll() }
  }

  mutating func dropDone() { done.removeLast() }
  mutating func dropUndone() { undone.removeLast() }
  mutating func addUndone(_ step: HistoryStep) { undone.append(step) }

  /// The message is no longer what the steps tell of.
  mutating func forget(_ id: String) {
    done.removeAll { $0.message.id == id }
    undone.removeAll { $0.message.id == id }
  }
}

/// A message that went from one place to another.
public struct HistoryStep: Hashable, Sendable {
  /// The message as it was before.
  public var message: Message
  public var from: Place
  public var to: Place
  var disposal: Disposal
  var action: RowAction
}
