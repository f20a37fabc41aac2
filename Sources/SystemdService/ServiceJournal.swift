internal import CSystemdService
internal import Glibc

/// Entries of the journal with fields of their own, where standard error leads there.
public enum ServiceJournal {
  public enum Priority: Int32, Sendable {
    case error = 3
    case warning = 4
    case notice = 5
    case info = 6
    case debug = 7
  }

  /// Whether standard error is the journal's, as JOURNAL_STREAM of systemd.exec(5) tells.
  public static let isConnected: Bool = {
    guard let stream = unsafe getenv("JOURNAL_STREAM") else { return false }
    var status = stat()
    guard unsafe fstat(STDERR_FILENO, &status) == 0 else { return false }
    return unsafe String(cString: stream) == "\(status.st_dev):\(status.st_ino)"
  }()

  /// Writes an entry. Names of fields are of capital letters, digits and `_`.
  public static func write(
    _ message: String, _ priority: Priority, _ fields: [(name: String, value: String)] = []
  ) {
    let all = [("MESSAGE", message), ("PRIORITY", "\(priority.rawValue)")] + fields
    var parts = unsafe all.map { name, value in
      let bytes = Array("\(name)=\(value)".utf8)
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
      unsafe copy.copyBytes(from: bytes)
      return unsafe iovec(iov_base: copy.baseAddress, iov_len: copy.count)
    }
    defer { unsafe parts.forEach { unsafe $0.iov_base?.deallocate() } }
    _ = unsafe sd_journal_sendv(&parts, Int32(parts.count))
  }
}
