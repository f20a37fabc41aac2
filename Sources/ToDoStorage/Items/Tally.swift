/// The kinds of items that are counted apart.
enum ItemKind: Int64 {
  case plain = 0
  case important = 1
  case done = 2
}

extension Database {
  /// How many items of a kind an account has on days up to one; with none, on all.
  ///
  /// Whole blocks of 32768 days, then the blocks of 1024, of 32 and of 1 that remain: a few dozen rows,
  /// however many items there are.
  func count(
    _ kind: ItemKind, of account: Int64, to day: Int? = nil
  ) throws(KeepingError) -> Int {
    guard let day else {
      return Int(
        try integer(
          "SELECT sum(count) FROM tally WHERE account = ? AND kind = ? AND level = 15",
          .integer(account), .integer(kind.rawValue)))
    }
    let end = Int64(day) + 1
    return Int(
      try integer(
        """
        SELECT sum(count) FROM (
          SELECT count FROM tally WHERE account = ?1 AND kind = ?2 AND level = 15
            AND block < ?3 >> 15
          UNION ALL SELECT count FROM tally WHERE account = ?1 AND kind = ?2 AND level = 10
            AND block >= ?3 >> 15 << 5 AND block < ?3 >> 10
          UNION ALL SELECT count FROM tally WHERE account = ?1 AND kind = ?2 AND level = 5
            AND block >= ?3 >> 10 << 5 AND block < ?3 >> 5
          UNION ALL SELECT count FROM tally WHERE account = ?1 AND kind = ?2 AND level = 0
            AND block >= ?3 >> 5 << 5 AND block < ?3)
        """,
        .integer(account), .integer(kind.rawValue), .integer(end)))
  }

  /// How many there are on one day.
  func count(_ kind: ItemKind, of account: Int64, on day: Int) throws(KeepingError) -> Int {
    Int(
      try integer(
        "SELECT count FROM tally WHERE account = ? AND kind = ? AND level = 0 AND block = ?",
        .integer(account), .integer(kind.rawValue), SQLValue(day)))
  }
}
