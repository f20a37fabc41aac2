internal import CLinux
internal import Glibc
internal import Storage

/// A file that is to be a database of items to do, looked at before SQLite is let near it: a file that
/// cannot be used is left as it is, with nothing beside it.
struct DatabaseFile {
  /// As it was given, for a person.
  let name: String
  /// Without links, since the log lies beside the file itself.
  let path: String
  let size: Int64
  /// Whether there is a log, which a program left or has in use.
  let hasLog: Bool

  /// - Parameter makesFolder: Whether folders that are missing are made.
  init(_ name: String, schema: Schema, makesFolder: Bool) throws(StorageError) {
    guard !name.isEmpty, !name.utf8.contains(0) else {
      throw StorageError(.usage, "the database's path is empty or has a NUL in it")
    }
    self.name = name
    let path = name.hasPrefix("/") ? name : "./\(name)"
    if unsafe access(path, F_OK) != 0, errno == ENOENT {
      try DatabaseFile.make(path, name, schema: schema, makesFolder: makesFolder)
    }
    guard let whole = unsafe realpath(path, nil) else {
      throw StorageError(file: name, FileError())
    }
    defer { unsafe free(whole) }
    self.path = unsafe String(cString: whole)
    var file = linux_file()
    guard unsafe linux_file_status(AT_FDCWD, self.path, 0, &file) == 0 else {
      throw StorageError(file: name, FileError())
    }
    guard file.isRegular != 0 else { throw StorageError(.usage, "\(name) is no file") }
    size = file.size
    hasLog = unsafe access("\(self.path)-wal", F_OK) == 0
    try checkAccess()
    try checkHeader(schema)
  }

  private static func make(
    _ path: String, _ name: String, schema: Schema, makesFolder: Bool
  ) throws(StorageError) {
    let bytes: [UInt8]
    do throws(KeepingError) {
      bytes = try schema.emptyFile()
    } catch {
      throw StorageError(.failure, "\(name) cannot be made: \(error.reason)")
    }
    do throws(FileError) {
      if makesFolder { try ToDoFolders.make(ToDoFolders.parent(of: path)) }
      // Where another program was faster, its file is as good.
      try PrivateFile.write(bytes, to: path, replaces: false)
    } catch {
      throw StorageError(file: name, error)
    }
  }

  private func checkAccess() throws(StorageError) {
    guard unsafe access(path, R_OK | W_OK) == 0 else { throw StorageError(file: name, FileError()) }
    // The log is made beside it.
    let folder = ToDoFolders.parent(of: path)
    guard unsafe access(folder, W_OK | X_OK) == 0 else {
      throw StorageError(file: folder, FileError())
    }
  }

  private func checkHeader(_ schema: Schema) throws(StorageError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try PrivateFile.read(path, limit: DatabaseHeader.size) ?? []
    } catch {
      throw StorageError(file: name, error)
    }
    guard let header = DatabaseHeader(bytes) else {
      throw StorageError(.usage, "\(name) is no database of SQLite's")
    }
    try check(application: header.application, version: header.version, schema)
  }

  /// Whether the database is Detent's and of a version that this program knows.
  func check(application: Int64, version: Int64, _ schema: Schema) throws(StorageError) {
    guard application == Schema.application else {
      throw StorageError(.usage, "\(name) is the database of another application")
    }
    guard version <= schema.version else {
      throw StorageError(
        .usage,
        "\(name) was written by a newer Detent: its version is \(version), and this one knows \(schema.version)"
      )
    }
    guard version > 0 else { throw StorageError(.usage, "\(name) has no version") }
  }
}
