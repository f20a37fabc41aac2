internal import CLinux
internal import Glibc

/// The folder where a lock keeps what it needs to be ended, or recovered: for its owner alone.
public struct StateFolder: ~Copyable {
  /// Of root, and gone with a restart of the machine, as what it tells of is.
  public static let standard = "/run/detent"

  public let path: String
  let descriptor: Int32

  /// Makes the folder where it is absent. Throws where others could have put something into it.
  public init(path: String = StateFolder.standard) throws(ConsoleError) {
    let isMade = unsafe mkdir(path, 0o700) == 0
    guard isMade || errno == EEXIST else { throw .call("\(path) cannot be made") }
    let descriptor = unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .call("\(path) cannot be opened") }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else {
      close(descriptor)
      throw .failure("\(path) is not for its owner alone: remove it, if nothing is locked")
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Whether others who go by the path come to this folder.
  public var isInPlace: Bool {
    var (own, named) = (stat(), stat())
    return unsafe fstat(descriptor, &own) == 0 && lstat(path, &named) == 0
      && own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }

  /// The number by which the file system knows what has a name here; nil where nothing has it.
  func inode(_ name: String) -> ino_t? {
    var status = stat()
    let isThere = unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    return isThere ? status.st_ino : nil
  }

  /// Puts a text in the place of a file: the whole of it or nothing, and kept when this returns.
  func replace(_ name: String, with text: String) throws(ConsoleError) {
    let newName = "\(name).new"
    let file = open(newName, O_WRONLY | O_CREAT | O_TRUNC)
    guard file >= 0 else { throw .call("\(path)/\(name) cannot be made") }
    let bytes = Array(text.utf8)
    let isWritten =
      unsafe Glibc.write(file, bytes, bytes.count) == bytes.count && fsync(file) == 0
    let code = errno
    close(file)
    guard isWritten else { throw .call("\(path)/\(name) cannot be written", code: code) }
    guard unsafe renameat(descriptor, newName, descriptor, name) == 0, fsync(descriptor) == 0
    else { throw .call("\(path)/\(name) cannot be put in its place") }
  }

  /// Removes a file, where it is there.
  func remove(_ name: String) throws(ConsoleError) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT, fsync(descriptor) == 0
    else { throw .call("\(path)/\(name) cannot be removed") }
  }

  /// Opens a file of the folder; −1 with errno.
  func open(_ name: String, _ flags: Int32) -> Int32 {
    unsafe openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC, 0o600)
  }
}
