internal import Glibc

/// Where the numbers of the lock are kept, in the file `metrics`, so that who ends a lock whose holder
/// was killed can take the file away that still says that it is locked.
extension StateFolder {
  private static let metrics = "metrics"

  public func writeMetricsPath(_ file: String) throws(ConsoleError) {
    try replace(StateFolder.metrics, with: "\(file)\n")
  }

  /// The file's path; nil where none is kept, or nobody can tell.
  public func readMetricsPath() -> String? {
    let file = open(StateFolder.metrics, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // Longer than any path.
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = unsafe read(file, &bytes, bytes.count)
    guard count > 1, bytes[count - 1] == UInt8(ascii: "\n") else { return nil }
    return String(decoding: bytes[..<(count - 1)], as: UTF8.self)
  }

  public func removeMetricsPath() throws(ConsoleError) { try remove(StateFolder.metrics) }
}
