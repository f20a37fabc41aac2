internal import Interaction

/// A run of rows of one index, of which lists are made.
struct ListPart {
  enum Index {
    /// To be done, plain or important, by day and number.
    case toDo(isImportant: Bool)
    /// Done, the last one first.
    case done
    /// All, the latest day first.
    case planned
  }

  var index: Index
  /// The days that belong to it, both included.
  var days: ClosedRange<Int>
  /// How many items it has.
  var count: Int

  /// All days that there are.
  static let allDays = -719_162...2_932_896
}

extension Database {
  /// The parts of which an account's list is made, one after the other.
  /// - Parameter today: From which day on a day's list has what is left over from earlier ones.
  func parts(
    of list: ToDoList, _ account: Int64, today: CivilDate
  ) throws(KeepingError) -> [ListPart] {
    let first = ListPart.allDays.lowerBound
    switch list {
    case .toDo(let date):
      let day = date.daysSince1970
      var parts: [ListPart] = []
      for kind in [ItemKind.important, .plain] {
        let hasEarlier = date >= today
        let count =
          try hasEarlier
          ? count(kind, of: account, to: day) : count(kind, of: account, on: day)
        parts.append(
          ListPart(
            index: .toDo(isImportant: kind == .important),
            days: hasEarlier ? first...day : day...day, count: count))
      }
      return parts
    case .done(let date):
      let day = date.daysSince1970
      return [
        ListPart(index: .done, days: day...day, count: try count(.done, of: account, on: day))
      ]
    case .history(let date):
      let last = date.daysSince1970 - 1
      guard last >= first else { return [] }
      return [
        ListPart(
          index: .done, days: first...last, count: try count(.done, of: account, to: last))
      ]
    case .important:
      return [
        ListPart(
          index: .toDo(isImportant: true), days: ListPart.allDays,
          count: try count(.important, of: account))
      ]
    case .all:
      var total = 0
      for kind in [ItemKind.plain, .important, .done] { total += try count(kind, of: account) }
      return [ListPart(index: .planned, days: ListPart.allDays, count: total)]
    }
  }

  /// The numbers of a part's items from one place on.
  func ids(
    in part: ListPart, of account: Int64, from start: Int, count: Int
  ) throws(KeepingError) -> [Int64] {
    let wanted = min(count, part.count - start)
    guard wanted > 0 else { return [] }
    // Skipping costs by the number skipped: whichever end is nearer is counted from.
    let isBackward = start > part.count / 2
    let offset = isBackward ? part.count - start - wanted : start
    let ids = try rows(
      part.sql(isBackward: isBackward), .integer(account), SQLValue(part.bounds.lowerBound),
      SQLValue(part.bounds.upperBound), SQLValue(wanted), SQLValue(offset)
    ) { $0.integer(0) }
    guard ids.count == wanted else { throw .damaged("a list has not the items that it counts") }
    return isBackward ? ids.reversed() : ids
  }
}

extension ListPart {
  fileprivate var bounds: ClosedRange<Int> {
    switch index {
    case .toDo, .planned: days
    case .done: days.lowerBound * 86_400...days.upperBound * 86_400 + 86_399
    }
  }

  fileprivate func sql(isBackward: Bool) -> String {
    let (up, down) = isBackward ? ("DESC", "ASC") : ("ASC", "DESC")
    let limit = "LIMIT ?4 OFFSET ?5"
    return switch index {
    case .toDo(let isImportant):
      """
      SELECT id FROM item INDEXED BY item_to_do WHERE account = ?1 AND done IS NULL
      AND important = \(isImportant ? 1 : 0) AND planned BETWEEN ?2 AND ?3
      ORDER BY planned \(up), id \(up) \(limit)
      """
    case .done:
      """
      SELECT id FROM item INDEXED BY item_done WHERE account = ?1 AND done IS NOT NULL
      AND done BETWEEN ?2 AND ?3 ORDER BY done \(down), id \(down) \(limit)
      """
    case .planned:
      """
      SELECT id FROM item INDEXED BY item_planned WHERE account = ?1
      AND planned BETWEEN ?2 AND ?3 ORDER BY planned \(down), id \(up) \(limit)
      """
    }
  }
}
