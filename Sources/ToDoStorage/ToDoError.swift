internal import Glibc
package import Storage

/// Why a database of items to do cannot be used.
public struct ToDoError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// What was named is no such database, or cannot be taken as it is.
    case usage
    /// The file or its folder may not be read or written.
    case permission
    /// The system refused, or the file is damaged.
    case failure
  }

  public let kind: Kind
  /// Names the file; control characters in it are as given.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// What the system says of a file.
  package init(file: String, _ error: FileError) {
    let kind: Kind =
      switch error.code {
      case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG, EISDIR: .usage
      case EACCES, EPERM, EROFS: .permission
      default: .failure
      }
    self.init(kind, "\(file): \(error.message)")
  }
}
