internal import Interaction

extension Database {
  /// Some items of an account's list, `count` from `start` on.
  func page(
    of list: ToDoList, _ account: Int64, start: Int, count: Int, today: CivilDate
  ) throws(KeepingError) -> ToDoEvent.Page {
    let parts = try parts(of: list, account, today: today)
    let total = parts.reduce(0) { $0 + $1.count }
    let first = min(max(start, 0), total)
    var ids: [Int64] = []
    var skipped = first
    for part in parts {
      let missing = max(count, 0) - ids.count
      guard missing > 0 else { break }
      ids += try self.ids(in: part, of: account, from: min(skipped, part.count), count: missing)
      skipped = max(skipped - part.count, 0)
    }
    let items = try items(ids, of: account)
    return ToDoEvent.Page(list: list, total: total, start: first, items: items.map(\.item))
  }
}
