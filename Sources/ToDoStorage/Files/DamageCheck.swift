extension Database {
  /// Files up to this many bytes are checked as a whole when they are opened: it takes some
  /// milliseconds. Larger ones would keep a person waiting, and are checked beside the work.
  static var smallSize: Int64 { 1 << 20 }

  /// Holds everything against everything: the file's structure, indexes and tables, counts and what
  /// they count, and each row and its sum. Throws what is wrong.
  func check(_ schema: Schema = .current) throws(KeepingError) {
    try read { () throws(KeepingError) in
      let fault = try text("PRAGMA integrity_check(1)")
      // The first line only names the database.
      let words = fault.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
      guard fault == "ok" else { throw .damaged(words) }
      guard try integer("SELECT count(*) FROM pragma_foreign_key_check") == 0 else {
        throw .damaged("an item has no account")
      }
      guard try definitions() == schema.definitions() else {
        throw .damaged("its tables are not as they were made")
      }
      try checkTally()
      for account in try accounts() { _ = try items(of: account.id) }
      guard try integer("SELECT count(*) FROM identity") == 1 else {
        throw .damaged("the database has no name")
      }
    }
  }

  private func checkTally() throws(KeepingError) {
    for level in [0, 5, 10, 15] {
      let counted = "SELECT account, kind, day >> \(level), count(*) FROM item GROUP BY 1, 2, 3"
      let kept =
        "SELECT account, kind, block, count FROM tally WHERE level = \(level) AND count > 0"
      let faults = try integer(
        "SELECT count(*) FROM (SELECT * FROM (\(counted) EXCEPT \(kept)) UNION ALL SELECT * FROM (\(kept) EXCEPT \(counted)))"
      )
      guard faults == 0 else { throw .damaged("the counts are not those of the items") }
    }
  }
}
