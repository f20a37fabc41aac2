internal import CSQLite

/// A connection to a file of SQLite's. One thread uses it.
@safe struct Database: ~Copyable {
  /// How long a transaction of another program is waited for, in milliseconds.
  static var patience: Int32 { 5000 }

  let handle: OpaquePointer

  /// Opens a file that is there; nothing is read of it yet.
  init(path: String, patience: Int32 = Database.patience) throws(KeepingError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    try self.init(name: path, flags: flags)
    unsafe sqlite3_busy_timeout(handle, patience)
    _ = unsafe sqlite_be_defensive(handle)
  }

  /// One in memory alone, empty.
  init() throws(KeepingError) {
    try self.init(
      name: ":memory:",
      flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE)
  }

  private init(name: String, flags: Int32) throws(KeepingError) {
    var handle: OpaquePointer?
    let result = unsafe sqlite3_open_v2(name, &handle, flags, nil)
    guard let handle = unsafe handle else {
      throw .database(code: result, message: "out of memory")
    }
    guard result == SQLITE_OK else {
      let message = unsafe String(cString: sqlite3_errmsg(handle))
      unsafe sqlite3_close_v2(handle)
      throw .database(code: result, message: message)
    }
    unsafe self.handle = handle
  }

  deinit {
    unsafe sqlite3_close_v2(handle)
  }

  /// What went wrong last.
  func error(_ code: Int32) -> KeepingError {
    .database(code: code, message: unsafe String(cString: sqlite3_errmsg(handle)))
  }

  /// Does one statement.
  func run(_ sql: String, _ values: SQLValue...) throws(KeepingError) {
    let statement = try Statement(self, sql)
    statement.bind(values)
    while try statement.step() {}
  }

  /// Does all statements of a text.
  func runScript(_ sql: String) throws(KeepingError) {
    let result = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw error(result) }
  }

  /// What `read` makes of each row.
  func rows<Row>(
    _ sql: String, _ values: SQLValue...,
    read: (borrowing Statement) throws(KeepingError) -> Row
  ) throws(KeepingError) -> [Row] {
    let statement = try Statement(self, sql)
    statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(try read(statement)) }
    return rows
  }

  /// The number that a statement comes to; 0 where there is none.
  func integer(_ sql: String, _ values: SQLValue...) throws(KeepingError) -> Int64 {
    let statement = try Statement(self, sql)
    statement.bind(values)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// The first column of the first row as text; empty where there is none.
  func text(_ sql: String) throws(KeepingError) -> String {
    let statement = try Statement(self, sql)
    return try statement.step() ? statement.text(0) : ""
  }

  var lastID: Int64 { unsafe sqlite3_last_insert_rowid(handle) }
  /// How many rows the last statement changed.
  var changes: Int { Int(unsafe sqlite3_changes64(handle)) }
  /// Whether the file was moved away or another stands in its place.
  var hasMoved: Bool { unsafe sqlite_has_moved(handle) != 0 }

  /// Leaves the log beside the file as it is when this closes, or brings it in.
  func keepLog(_ isKept: Bool) {
    _ = unsafe sqlite_keep_log(handle, isKept ? 1 : 0)
  }

  /// Everything that is in it, as the bytes of a file.
  func serialized() throws(KeepingError) -> [UInt8] {
    var size: Int64 = 0
    guard let bytes = unsafe sqlite3_serialize(handle, "main", &size, 0) else {
      throw error(SQLITE_NOMEM)
    }
    defer { unsafe sqlite3_free(bytes) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }
}
