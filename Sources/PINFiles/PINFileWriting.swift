internal import CLinux
internal import Glibc
public import Secrets

// Putting a hash in the place of another: the whole of it or nothing, whenever a crash comes.
extension PINFile {
  /// Writes the hash for the owner of this process alone. The folder is made where it is absent.
  public func write(to path: String) throws(SecretError) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    try PINFile.make(folder.isEmpty ? "/" : folder)
    let newPath = "\(path).new"
    unsafe unlink(newPath)
    let file = unsafe open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .call("\(newPath) cannot be made") }
    let line = line
    let isWritten =
      unsafe Glibc.write(file, line, line.count) == line.count && fchmod(file, 0o600) == 0
      && fsync(file) == 0
    let code = errno
    close(file)
    guard isWritten, unsafe rename(newPath, path) == 0 else {
      let reason = isWritten ? errno : code
      unsafe unlink(newPath)
      throw .call("\(path) cannot be written", code: reason)
    }
    PINFile.sync(folder.isEmpty ? "/" : folder)
  }

  /// Whether others than root and this user could put a file into a folder is for who named it.
  private static func make(_ folder: String) throws(SecretError) {
    guard unsafe mkdir(folder, 0o755) != 0, errno != EEXIST else { return }
    throw .call("\(folder) cannot be made")
  }

  private static func sync(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
