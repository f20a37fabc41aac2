/// How the tables lie in the file, and how older ones become so.
struct Schema {
  /// What the file's header says whose it is: DDid.
  static let application: Int64 = 0x4444_6964

  /// One script a version, each of which makes it from the version before; the first from nothing.
  /// What was released is not changed any more: a change is a further script.
  let migrations: [String]

  static let current = Schema(migrations: [Schema.version1])

  var version: Int64 { Int64(migrations.count) }

  /// Brings a database to this version, each step a transaction.
  func migrate(_ database: borrowing Database) throws(KeepingError) {
    while try database.integer("PRAGMA user_version") < version {
      try database.write { () throws(KeepingError) in
        // Another program may have done it since.
        let former = try database.integer("PRAGMA user_version")
        guard former < version else { return }
        try database.runScript(migrations[Int(former)])
        try database.run("PRAGMA user_version = \(former + 1)")
      }
    }
  }

  /// What the tables of this version are made by.
  func definitions() throws(KeepingError) -> [String] {
    let database = try Database()
    try migrate(database)
    return try database.definitions()
  }

  /// An empty database of this version, as the bytes of a file.
  func emptyFile() throws(KeepingError) -> [UInt8] {
    let database = try Database()
    try database.run("PRAGMA application_id = \(Schema.application)")
    try migrate(database)
    var bytes = try database.serialized()
    // The versions for writing and reading: 2 is with a write-ahead log.
    bytes[18] = 2
    bytes[19] = 2
    return bytes
  }
}

extension Database {
  /// What the tables are made by, and whatever belongs to them.
  func definitions() throws(KeepingError) -> [String] {
    try rows("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name") {
      "\($0.text(0)) \($0.text(1)) \($0.text(2))"
    }
  }
}
