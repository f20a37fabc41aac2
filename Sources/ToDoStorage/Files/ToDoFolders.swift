internal import Glibc
internal import Storage

/// Folders for a user's files, by the XDG Base Directory Specification.
public enum ToDoFolders {
  /// Where the database lies unless another is named; nil without a home.
  public static var database: String? {
    folder("XDG_DATA_HOME", ".local/share").map { "\($0)/todo.sqlite" }
  }

  /// Where what signs in without a password lies; nil without a home.
  public static var state: String? { folder("XDG_STATE_HOME", ".local/state") }

  /// Paths that are not absolute are to be ignored.
  private static func folder(_ variable: String, _ usual: String) -> String? {
    if let path = environment(variable), path.hasPrefix("/") { return "\(path)/detent" }
    return environment("HOME").map { "\($0)/\(usual)/detent" }
  }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe String(cString: value)
  }

  /// Makes a folder and those that lead to it where they are missing, for their owner alone.
  static func make(_ path: String) throws(FileError) {
    var way = ""
    for part in path.split(separator: "/") {
      way += "/\(part)"
      guard unsafe mkdir(way, 0o700) != 0 else {
        try sync(String(way.dropLast(part.count + 1)))
        continue
      }
      let error = FileError()
      // A read-only file system says that before it says that there is one.
      guard unsafe access(way, F_OK) == 0 else { throw error }
    }
  }

  /// Makes the names in a folder durable.
  static func sync(_ path: String) throws(FileError) {
    let folder = try Descriptor(
      unsafe open(path.isEmpty ? "/" : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    guard fsync(folder.number) == 0 else { throw FileError() }
  }

  /// The folder that a path leads to the last name of.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
