internal import Glibc
internal import Storage

/// The file with the token of one database.
struct RememberedFile {
  /// nil where there is no place for it.
  private let path: String?

  /// - Parameter identity: What the database is called among others.
  init(folder: String?, identity: String) {
    // What the name came to in a damaged database must not lead elsewhere.
    let isName = !identity.isEmpty && identity.allSatisfy(\.isHexDigit)
    path = isName ? folder.map { "\($0)/todo-\(identity)" } : nil
  }

  /// The token; nil where nothing is remembered.
  var token: RememberedToken? {
    guard let path, let bytes = try? PrivateFile.read(path, limit: 1000) else { return nil }
    return RememberedToken(String(decoding: bytes, as: UTF8.self))
  }

  func write(_ token: RememberedToken) throws(KeepingError) {
    guard let path else { throw .refused("there is no folder to remember an account in") }
    do throws(FileError) {
      try ToDoFolders.make(ToDoFolders.parent(of: path))
      try PrivateFile.write(Array(token.text.utf8), to: path, replaces: true)
    } catch {
      throw .refused("\(path): \(error.message)")
    }
  }

  func remove() throws(KeepingError) {
    guard let path else { return }
    guard unsafe unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .refused("\(path): \(FileError().message)")
    }
  }
}
