internal import Storage

extension Database {
  /// Opens a file that was looked at, and makes it ready: of this version, each transaction durable.
  /// Throws where it is damaged, and leaves it as it is.
  static func open(
    _ file: DatabaseFile, _ schema: Schema, patience: Int32
  ) throws(StorageError) -> Database {
    let database = try file.telling { () throws(KeepingError) in
      let database = try Database(path: file.path, patience: patience)
      // A log that another program left belongs to the file as it is, until it is known to be good.
      // One that is made here goes by itself.
      database.keepLog(file.hasLog)
      try database.runScript(
        """
        PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;
        PRAGMA checkpoint_fullfsync = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;
        """)
      return database
    }
    // The log may know better than the file.
    let (application, version) = try file.telling { () throws(KeepingError) in
      (
        try database.integer("PRAGMA application_id"), try database.integer("PRAGMA user_version")
      )
    }
    try file.check(application: application, version: version, schema)
    try file.telling { () throws(KeepingError) in
      if version == schema.version, file.size <= Database.smallSize { try database.check(schema) }
      guard try database.text("PRAGMA journal_mode = WAL") == "wal" else {
        throw .refused("its file system allows no write-ahead log")
      }
      try schema.migrate(database)
    }
    database.keepLog(false)
    return database
  }
}

extension DatabaseFile {
  /// Does something with the file, whose name stands before what is wrong with it.
  func telling<Result: ~Copyable>(
    _ body: () throws(KeepingError) -> Result
  ) throws(StorageError) -> Result {
    do throws(KeepingError) {
      return try body()
    } catch {
      throw StorageError(.failure, "\(name): \(error.reason)")
    }
  }
}
