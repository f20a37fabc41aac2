internal import Interaction

extension Database {
  private static let columns =
    "id, account, uid, text, planned, important, created, done, deleted, checksum"

  /// All items of an account by number.
  func items(of account: Int64) throws(KeepingError) -> [KeptItem] {
    try rows(
      "SELECT \(Database.columns) FROM item WHERE account = ? ORDER BY id", .integer(account),
      read: Database.item)
  }

  /// Items by their numbers, in that order.
  func items(_ ids: [Int64], of account: Int64) throws(KeepingError) -> [KeptItem] {
    let statement = try Statement(
      self, "SELECT \(Database.columns) FROM item WHERE id = ? AND account = ?")
    var items: [KeptItem] = []
    for id in ids {
      statement.bind([.integer(id), .integer(account)])
      guard try statement.step() else { throw .damaged("item \(id) is missing") }
      items.append(try Database.item(statement))
    }
    return items
  }

  /// An account's item by its number.
  func item(_ id: Int64, of account: Int64) throws(KeepingError) -> KeptItem {
    let found = try rows(
      "SELECT \(Database.columns) FROM item WHERE id = ? AND account = ?", .integer(id),
      .integer(account), read: Database.item)
    guard let item = found.first else { throw .gone }
    return item
  }

  /// An account's item by what names it for good; nil where there is none.
  func item(uid: String, of account: Int64) throws(KeepingError) -> KeptItem? {
    try rows(
      "SELECT \(Database.columns) FROM item WHERE account = ? AND uid = ?", .integer(account),
      .text(uid), read: Database.item
    ).first
  }

  /// Adds an item. Returns its number.
  func add(_ content: PortableItem, to account: Int64) throws(KeepingError) -> Int64 {
    // The sum covers the number, which is known once there is a row.
    try run(
      """
      INSERT INTO item (account, uid, text, planned, important, created, done, deleted, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)
      """,
      .integer(account), .text(content.uid), .text(content.text),
      SQLValue(content.planned.daysSince1970), .integer(content.isImportant ? 1 : 0),
      .integer(content.created.wallSeconds), SQLValue(content.done?.wallSeconds),
      SQLValue(content.deleted?.wallSeconds))
    let kept = KeptItem(id: lastID, account: account, content: content)
    try run(
      "UPDATE item SET checksum = ? WHERE id = ?", .integer(kept.checksum), .integer(kept.id))
    return kept.id
  }

  /// Writes an item that is there anew.
  func replace(_ kept: KeptItem) throws(KeepingError) {
    let content = kept.content
    try run(
      """
      UPDATE item SET text = ?, planned = ?, important = ?, created = ?, done = ?, deleted = ?,
        checksum = ? WHERE id = ?
      """,
      .text(content.text), SQLValue(content.planned.daysSince1970),
      .integer(content.isImportant ? 1 : 0), .integer(content.created.wallSeconds),
      SQLValue(content.done?.wallSeconds), SQLValue(content.deleted?.wallSeconds),
      .integer(kept.checksum), .integer(kept.id))
  }

  /// Takes an account's deleted items away: those deleted before a moment, or all.
  func purge(before moment: CivilTime?, of account: Int64) throws(KeepingError) {
    try run(
      "DELETE FROM item WHERE account = ? AND deleted IS NOT NULL AND (?2 IS NULL OR deleted < ?2)",
      .integer(account), SQLValue(moment?.wallSeconds))
  }

  /// Whether an account has items that were deleted before a moment.
  func hasDeleted(before moment: CivilTime, of account: Int64) throws(KeepingError) -> Bool {
    try integer(
      "SELECT EXISTS (SELECT 1 FROM item WHERE account = ? AND deleted < ?)", .integer(account),
      .integer(moment.wallSeconds)) != 0
  }

  private static func item(_ row: borrowing Statement) throws(KeepingError) -> KeptItem {
    let item = KeptItem(
      id: row.integer(0), account: row.integer(1),
      content: PortableItem(
        uid: row.text(2), text: row.text(3),
        planned: CivilDate(daysSince1970: Int(row.integer(4))), isImportant: row.integer(5) != 0,
        created: CivilTime(wallSeconds: row.integer(6)),
        done: row.optional(7).map { CivilTime(wallSeconds: $0) },
        deleted: row.optional(8).map { CivilTime(wallSeconds: $0) }))
    guard item.checksum == row.integer(9) else {
      throw .damaged("item \(item.id) is not as it was written")
    }
    return item
  }
}
