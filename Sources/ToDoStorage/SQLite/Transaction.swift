internal import CSQLite

extension Database {
  /// Does several things as a whole or not at all. Once this returns they survive a loss of power.
  ///
  /// Writing is asked for at once: a transaction that read first could be refused later, when another
  /// program wrote meanwhile.
  func write<Result>(
    _ body: () throws(KeepingError) -> Result
  ) throws(KeepingError) -> Result {
    guard !hasMoved else {
      throw .refused("the database was moved away or replaced: start again")
    }
    return try transaction("BEGIN IMMEDIATE", body)
  }

  /// Reads several things as they are at one moment.
  func read<Result>(_ body: () throws(KeepingError) -> Result) throws(KeepingError) -> Result {
    try transaction("BEGIN", body)
  }

  private func transaction<Result>(
    _ begin: String, _ body: () throws(KeepingError) -> Result
  ) throws(KeepingError) -> Result {
    try run(begin)
    do throws(KeepingError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors have rolled it back already.
      if unsafe sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }
}
