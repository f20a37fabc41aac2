public import Interaction

/// What the items of an account must be after some requests, kept without a database.
public struct ToDoModel: Hashable, Sendable {
  public private(set) var items: [Int64: ToDoItem] = [:]

  public init(_ items: [ToDoItem] = []) {
    for item in items { self.items[item.id] = item }
  }

  /// Does what a request asks for. Returns whether there is such an item.
  /// - Parameter id: The number of an item that is added.
  @discardableResult
  public mutating func apply(_ action: ToDoRequest.Action, id: Int64?, now: CivilTime) -> Bool {
    switch action {
    case .add(let text, let planned):
      guard let id else { return false }
      items[id] = ToDoItem(id: id, text: text, planned: planned, created: now)
    case .setText(let id, let text): return change(id) { $0.text = text }
    case .setPlanned(let id, let planned): return change(id) { $0.planned = planned }
    case .setImportant(let id, let isImportant): return change(id) { $0.isImportant = isImportant }
    case .setDone(let id, let done): return change(id) { $0.done = done }
    case .setDeleted(let id, let deleted): return change(id) { $0.deleted = deleted }
    case .purge(let moment):
      items = items.filter { _, item in
        guard let deleted = item.deleted else { return true }
        return moment.map { deleted >= $0 } ?? false
      }
    case .createAccount, .signIn, .signOut, .follow, .unfollow: break
    }
    return true
  }

  private mutating func change(_ id: Int64, _ body: (inout ToDoItem) -> Void) -> Bool {
    guard var item = items[id] else { return false }
    body(&item)
    items[id] = item
    return true
  }

  /// All items of a list in order.
  public func list(_ list: ToDoList, today: CivilDate) -> [ToDoItem] {
    switch list {
    case .toDo(let day):
      sorted {
        $0.done == nil && (day >= today ? $0.planned <= day : $0.planned == day)
      } by: {
        [$0.isImportant ? 0 : 1, $0.planned.daysSince1970, Int($0.id)]
      }
    case .done(let day):
      sorted {
        $0.done?.date == day
      } by: {
        lastDone($0)
      }
    case .history(let day):
      sorted {
        $0.done.map { $0.date < day } ?? false
      } by: {
        lastDone($0)
      }
    case .important:
      sorted {
        $0.done == nil && $0.isImportant
      } by: {
        [$0.planned.daysSince1970, Int($0.id)]
      }
    case .all:
      sorted { _ in
        true
      } by: {
        [-$0.planned.daysSince1970, Int($0.id)]
      }
    }
  }

  private func lastDone(_ item: ToDoItem) -> [Int] {
    [
      -(item.done?.date.daysSince1970 ?? 0), -(item.done?.secondOfDay ?? 0), -Int(item.id),
    ]
  }

  private func sorted(
    where belongs: (ToDoItem) -> Bool, by key: (ToDoItem) -> [Int]
  ) -> [ToDoItem] {
    items.values.filter(belongs).sorted { key($0).lexicographicallyPrecedes(key($1)) }
  }
}
