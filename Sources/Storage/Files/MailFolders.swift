internal import CLinux
internal import Glibc

/// The files below a Maildir, by paths relative to it: a program that changes its working folder, or
/// a Maildir that is renamed, changes nothing.
struct MailFolders: ~Copyable {
  private let root: Descriptor
  /// As it was given, for messages to a person.
  let path: String

  init(root: consuming Descriptor, path: String) {
    self.root = root
    self.path = path
  }

  var descriptor: Int32 { root.number }

  /// What lies at a path; nil where nothing does.
  func status(_ path: FilePath, followsLinks: Bool = false) throws(FileError) -> linux_file? {
    var file = linux_file()
    let result = unsafe path.withCString { path in
      unsafe linux_file_status(
        root.number, path, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW, &file)
    }
    if result == 0 { return file }
    let error = FileError()
    if error.code == ENOENT || error.code == ENOTDIR { return nil }
    throw error
  }

  /// The names in a folder but `.` and `..`, in no order.
  func names(_ folder: FilePath) throws(FileError) -> [[UInt8]] {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let descriptor = unsafe folder.withCString { unsafe openat(root.number, $0, flags) }
    guard descriptor >= 0 else { throw FileError() }
    guard let stream = unsafe fdopendir(descriptor) else {
      let error = FileError()
      close(descriptor)
      throw error
    }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while let name = unsafe linux_next_name(stream) {
      let bytes = unsafe UnsafeRawBufferPointer(start: name, count: strlen(name))
      let copy = unsafe Array(bytes)
      if copy != [UInt8(ascii: ".")] && copy != Array("..".utf8) { names.append(copy) }
    }
    guard errno == 0 else { throw FileError() }
    return names
  }

  /// Makes what other programs see of a folder's names durable.
  func sync(_ folder: FilePath) throws(FileError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let descriptor = try Descriptor(
      unsafe folder.withCString { unsafe openat(root.number, $0, flags) })
    // EINVAL: a file system that has nothing to sync for a folder, such as some over the network.
    guard fsync(descriptor.number) == 0 || errno == EINVAL else { throw FileError() }
  }

  /// Makes a folder for its owner alone, unless it is there.
  func makeFolder(_ folder: FilePath) throws(FileError) {
    guard unsafe folder.withCString({ unsafe mkdirat(root.number, $0, 0o700) }) != 0 else { return }
    guard errno == EEXIST else { throw FileError() }
    guard let file = try status(folder, followsLinks: true) else { throw FileError(code: ENOENT) }
    guard file.isFolder != 0 else { throw FileError(code: ENOTDIR) }
  }

  /// Makes an empty file, unless it is there.
  func touch(_ path: FilePath) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    do throws(FileError) {
      _ = try Descriptor(unsafe path.withCString { unsafe openat(root.number, $0, flags, 0o600) })
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// Renames a file in one step that replaces none: EEXIST where another has the name.
  ///
  /// Some file systems know no exclusive rename (EINVAL). There the name is looked for first: only a
  /// program that takes the same name at the same moment could be replaced, and names of messages
  /// are unique. A link and an unlink instead would double a message when killed between them.
  func rename(_ from: FilePath, to target: FilePath) throws(FileError) {
    let result = unsafe from.withCString { from in
      unsafe target.withCString { unsafe linux_rename_new(root.number, from, $0) }
    }
    if result == 0 { return }
    let error = FileError()
    guard error.code == EINVAL || error.code == ENOSYS else { throw error }
    guard try status(target) == nil else { throw FileError(code: EEXIST) }
    let plain = unsafe from.withCString { from in
      unsafe target.withCString { unsafe renameat(root.number, from, root.number, $0) }
    }
    guard plain == 0 else { throw FileError() }
  }

  func remove(_ path: FilePath) throws(FileError) {
    guard unsafe path.withCString({ unsafe unlinkat(root.number, $0, 0) }) == 0 else {
      throw FileError()
    }
  }
}
