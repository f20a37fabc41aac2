internal import Glibc

/// A file that node_exporter's textfile collector reads: replaced as a whole, readable for all.
///
/// - A link in its place is never followed: what is written gets a name that nobody else has, and then the
///   file's own. At the start anything but a file is refused there: /dev/null would be replaced, too.
/// - Nothing waits for the disk. What is lost with the power tells of a process that is lost as well, and
///   a kiosk's memory card would be written to once a second.
public struct MetricsFile: Hashable, Sendable {
  /// The collector reads no other names.
  public static let ending = ".prom"

  /// From the root, with no link on the way to its folder.
  public let path: String

  /// Throws where no file can be made there, of which none is made yet.
  public init(path named: String) throws(MetricsFileError) {
    guard named.hasSuffix(MetricsFile.ending) else {
      throw .usage(
        "\(named) would not be read: node_exporter's textfile collector takes names that end with "
          + MetricsFile.ending)
    }
    let parts = named.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last ?? ""
    let given = parts.dropLast().joined(separator: "/")
    let folder = parts.count == 1 ? "." : given.isEmpty ? "/" : given
    guard let resolved = unsafe realpath(folder, nil) else {
      throw MetricsFile.error(named, errno)
    }
    let place = unsafe String(cString: resolved)
    unsafe free(resolved)
    path = place == "/" ? "/\(name)" : "\(place)/\(name)"
    var information = stat()
    if unsafe lstat(path, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      throw .usage("\(named) is there, and no regular file")
    }
    guard let temporary = openTemporary() else { throw MetricsFile.error(named, errno) }
    close(temporary.descriptor)
    unsafe unlink(temporary.path)
  }

  /// A file that another process has held to its form.
  public init(checked path: String) { self.path = path }

  /// The file's own name without its ending.
  public var name: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.dropLast(name.hasSuffix(MetricsFile.ending) ? MetricsFile.ending.count : 0))
  }

  /// Replaces the whole. Returns the new file, open and locked.
  func replace(with text: String) throws(MetricsFileError) -> Int32 {
    guard let temporary = openTemporary() else { throw MetricsFile.error(path, errno) }
    if MetricsFile.write(text, to: temporary.descriptor),
      unsafe rename(temporary.path, path) == 0
    {
      return temporary.descriptor
    }
    let reason = errno
    close(temporary.descriptor)
    unsafe unlink(temporary.path)
    throw MetricsFile.error(path, reason)
  }

  /// Takes the file away, where it is one.
  public func remove() {
    var information = stat()
    guard unsafe lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      return
    }
    unsafe unlink(path)
  }

  /// A file beside it whose name the collector does not read.
  private func openTemporary() -> (descriptor: Int32, path: String)? {
    var name = Array((path + "-XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // Before anybody else may open it. A file system that has no locks keeps numbers all the same.
    flock(descriptor, LOCK_EX | LOCK_NB)
    // node_exporter runs as another user, whatever the umask here.
    fchmod(descriptor, 0o644)
    let bytes = name.dropLast().map { UInt8(bitPattern: $0) }
    return (descriptor, String(decoding: bytes, as: UTF8.self))
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count >= 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  private static func error(_ path: String, _ code: Int32) -> MetricsFileError {
    let sentence = unsafe "\(path) cannot be written: \(String(cString: strerror(code)))"
    switch code {
    case EACCES, EPERM: return .notPermitted(sentence)
    case ENOENT, ENOTDIR, EISDIR, EROFS, ENAMETOOLONG, ELOOP: return .usage(sentence)
    default: return .failure(sentence)
    }
  }
}
