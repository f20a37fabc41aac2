internal import Glibc

extension Theme {
  /// No theme is larger.
  private static let largest = 64 << 10

  /// Reads a theme from a file. Throws why the file cannot be read, or what is wrong with a line.
  public init(contentsOf path: String) throws(ThemeError) {
    let bytes = try Theme.bytes(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ThemeError(file: path, "text in UTF-8 is expected")
    }
    do throws(ThemeError) {
      try self.init(parsing: text)
    } catch {
      throw ThemeError(file: path, line: error.line, error.message)
    }
  }

  private static func bytes(of path: String) throws(ThemeError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw ThemeError("no file has such a name") }
    // A pipe without a writer would be waited for.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: largest + 1)
    var count = 0
    while count < bytes.count {
      let part = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if part < 0, errno == EINTR { continue }
      guard part >= 0 else { throw failure(path) }
      if part == 0 { break }
      count += part
    }
    guard count <= largest else { throw ThemeError(file: path, "at most 64 KiB are expected") }
    return Array(bytes[..<count])
  }

  private static func failure(_ path: String) -> ThemeError {
    let code = errno
    let text = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return ThemeError(file: path, "cannot be read: \(text)")
  }
}
