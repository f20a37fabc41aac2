internal import CLinux
internal import Glibc
internal import LinuxInput

/// A file that is replaced in one step, and only by the whole of what is to stand there.
///
/// That a file can be made there is found out at once. A link stays, its target is replaced; and what
/// is replaced keeps its permissions.
struct AtomicFile {
  private let named: String
  /// Where the name leads to.
  private let path: String

  /// Throws where no file can be made beside `path`, or something else than a file is there.
  init(path: String) throws(InputError) {
    named = path
    self.path = AtomicFile.target(of: path)
    var information = stat()
    if unsafe stat(self.path, &information) == 0 {
      switch information.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw .usage(sentence(EISDIR))
      default: throw .usage("\(named) is there, and no regular file")
      }
    }
    guard let temporary = openTemporary() else { throw .usage(sentence(errno)) }
    close(temporary.descriptor)
    unsafe unlink(temporary.path)
  }

  /// Writes the whole. Throws a failure that names the file.
  func write(_ bytes: some Sequence<UInt8>) throws(InputError) {
    guard let temporary = openTemporary() else { throw .failure(sentence(errno)) }
    let isWritten = AtomicFile.write(Array(bytes), to: temporary.descriptor)
    let code = errno
    close(temporary.descriptor)
    if isWritten, unsafe rename(temporary.path, path) == 0 { return }
    let reason = isWritten ? errno : code
    unsafe unlink(temporary.path)
    throw .failure(sentence(reason))
  }

  /// A file beside the target under a name that nobody else has, with the permissions that the report
  /// is to have; nil where none can be made.
  private func openTemporary() -> (descriptor: Int32, path: String)? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var name = Array((folder + ".detent-XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var information = stat()
    let mask = umask(0)
    umask(mask)
    let isThere = unsafe stat(path, &information) == 0
    fchmod(descriptor, isThere ? information.st_mode & 0o777 : 0o666 & ~mask)
    let bytes = name.dropLast().map { UInt8(bitPattern: $0) }
    return (descriptor, String(decoding: bytes, as: UTF8.self))
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count >= 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    // Some file systems have nothing to wait for.
    return fsync(descriptor) == 0 || errno == EINVAL
  }

  private static func target(of path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private func sentence(_ code: Int32) -> String {
    "\(named) cannot be written: \(unsafe String(cString: strerror(code)))"
  }
}
