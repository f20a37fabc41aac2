internal import CLinux
internal import Glibc

extension MailFolders {
  /// For a person: a path in the Maildir, and the Maildir itself as it was given.
  func text(of path: FilePath) -> String {
    path == .root ? self.path : path.text
  }

  /// What failed and why, such as `.Archive: not a directory`.
  func reason(_ error: FileError, _ folders: FilePath..., access: Int32 = W_OK) -> String {
    let culprit = culprit(error, folders, access: access)
    return error.code == EXDEV
      ? "\(culprit) is on another file system" : "\(culprit): \(error.message)"
  }

  /// Of the folders that a call needed the one at fault, which the call does not tell, otherwise the
  /// first.
  func culprit(_ error: FileError, _ folders: [FilePath], access: Int32) -> String {
    let found: FilePath? =
      switch error.code {
      // The whole file system's.
      case ENOSPC, EDQUOT, EROFS: .root
      case EXDEV: levels(folders).first { isElsewhere($0) }
      case ENOTDIR, ELOOP: levels(folders).first { !isFolder($0) }
      case EACCES, EPERM:
        levels(folders).first { isClosed($0, folders.contains($0) ? access | X_OK : X_OK) }
      default: nil
      }
    return text(of: found ?? folders.first ?? .root)
  }

  /// The folders that lead to some, from the Maildir on, and these.
  private func levels(_ folders: [FilePath]) -> [FilePath] {
    folders.flatMap { folder in
      let slashes = folder.bytes.indices.filter { folder.bytes[$0] == UInt8(ascii: "/") }
      return [.root] + slashes.map { FilePath(Array(folder.bytes[..<$0])) } + [folder]
    }
  }

  private func isFolder(_ path: FilePath) -> Bool {
    do throws(FileError) {
      // One that is not there is not at fault.
      return try status(path, followsLinks: true)?.isFolder != 0
    } catch {
      return false
    }
  }

  private func isElsewhere(_ path: FilePath) -> Bool {
    guard let file = try? status(path, followsLinks: true), let root = try? status(.root)
    else { return false }
    return file.device != root.device
  }

  private func isClosed(_ path: FilePath, _ access: Int32) -> Bool {
    let result = unsafe path.withCString { unsafe faccessat(descriptor, $0, access, 0) }
    return result != 0 && (errno == EACCES || errno == EPERM)
  }
}
