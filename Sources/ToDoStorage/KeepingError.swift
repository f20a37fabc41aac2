internal import CSQLite

/// Why something could not be done with the items or the accounts.
enum KeepingError: Error, Hashable {
  /// SQLite's extended result code, and what it says.
  case database(code: Int32, message: String)
  /// The content contradicts itself.
  case damaged(String)
  /// What was asked for cannot be.
  case refused(String)
  /// The item is no longer there.
  case gone

  /// For a person, to stand behind a colon.
  var reason: String {
    switch self {
    case .database(let code, let message): KeepingError.words(code, message)
    case .damaged(let fault): "the database is damaged: \(fault)"
    case .refused(let reason): reason
    case .gone: "the item is no longer there"
    }
  }

  /// Whether the file itself is wrong, so that nothing more may be written to it.
  var isDamage: Bool {
    switch self {
    case .database(let code, _): [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xff)
    case .damaged: true
    case .refused, .gone: false
    }
  }

  private static func words(_ code: Int32, _ message: String) -> String {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: "another program holds the database"
    case SQLITE_FULL: "the disk is full"
    case SQLITE_CORRUPT, SQLITE_NOTADB: "the database is damaged: \(message)"
    case SQLITE_READONLY, SQLITE_PERM: "the database may not be written"
    case SQLITE_CANTOPEN: "the database cannot be opened, or no file be made beside it"
    case SQLITE_IOERR: "the database's files cannot be read or written (\(message), \(code))"
    default: "\(message) (\(code))"
    }
  }
}
