internal import CSQLite

/// One statement of SQL, with its places filled.
@safe struct Statement: ~Copyable {
  private let statement: OpaquePointer

  /// Compiles one statement.
  init(_ database: borrowing Database, _ sql: String) throws(KeepingError) {
    var statement: OpaquePointer?
    let result = unsafe sqlite3_prepare_v2(database.handle, sql, -1, &statement, nil)
    guard result == SQLITE_OK, let statement = unsafe statement else {
      throw database.error(result)
    }
    unsafe self.statement = statement
  }

  deinit {
    unsafe sqlite3_finalize(statement)
  }

  /// Fills the places anew and begins again.
  func bind(_ values: [SQLValue]) {
    unsafe sqlite3_reset(statement)
    for (index, value) in zip(Int32(1)..., values) {
      switch value {
      case .integer(let number): unsafe sqlite3_bind_int64(statement, index, number)
      case .text(let text):
        unsafe sqlite_bind_text(statement, index, text, UInt64(text.utf8.count))
      case .null: unsafe sqlite3_bind_null(statement, index)
      }
    }
  }

  /// Goes on to the next row. Returns whether there is one.
  func step() throws(KeepingError) -> Bool {
    let result = unsafe sqlite3_step(statement)
    switch result {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let database = unsafe sqlite3_db_handle(statement)
      throw .database(
        code: result, message: unsafe String(cString: sqlite3_errmsg(database)))
    }
  }

  func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(statement, column) }

  func optional(_ column: Int32) -> Int64? {
    unsafe sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : integer(column)
  }

  /// A text; what is no UTF-8 in it is repaired.
  func text(_ column: Int32) -> String {
    guard let bytes = unsafe sqlite3_column_text(statement, column) else { return "" }
    let count = unsafe sqlite3_column_bytes(statement, column)
    return unsafe String(
      decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }
}
