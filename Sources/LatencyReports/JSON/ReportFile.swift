internal import Glibc

/// Reads a file whole, with a limit.
enum ReportFile {
  /// No report is larger: that of a device with every bucket filled is half a megabyte.
  static let largest = 16 << 20

  static func bytes(path: String) throws(ReportError) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw ReportError(file: path, reason: "no file has such a name")
    }
    // A pipe without a writer would be waited for.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var information = stat()
    if unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT != S_IFREG,
      information.st_mode & S_IFMT != S_IFDIR
    {
      throw ReportError(file: path, reason: "no regular file")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= largest else {
        throw ReportError(file: path, reason: "larger than 16 MiB: no report is")
      }
    }
  }

  private static func failure(_ path: String) -> ReportError {
    let code = errno
    let text = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return ReportError(file: path, reason: "cannot be read: \(text)")
  }
}
