internal import Glibc

/// Why what a person keeps, mail or items to do, cannot be used.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// What was named is not what is looked for, or cannot be taken as it is.
    case usage
    /// It may not be read or written.
    case permission
    /// The system refused, or what is kept is damaged.
    case failure
  }

  public let kind: Kind
  /// Names the file or folder; control characters in it are as given.
  public let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// What the system says of a file or folder.
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
