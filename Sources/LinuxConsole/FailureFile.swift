internal import Glibc

/// How many attempts at the secret have failed, in the file `failures`, so that a crash of the holder
/// clears nothing.
extension StateFolder {
  private static let failures = "failures"

  public func writeFailures(_ count: Int) throws(ConsoleError) {
    try replace(StateFolder.failures, with: "\(count)\n")
  }

  /// The count; none where there is no file. A file that is damaged was not written by Detent, and
  /// counts as the most.
  public func readFailures() throws(ConsoleError) -> Int {
    let file = open(StateFolder.failures, O_RDONLY)
    if file < 0, errno == ENOENT { return 0 }
    guard file >= 0 else { throw .call("\(path)/\(StateFolder.failures) cannot be opened") }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = unsafe read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .call("\(path)/\(StateFolder.failures) cannot be read") }
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    guard text.hasSuffix("\n"), let failures = Int(text.dropLast()), failures >= 0 else {
      return Int(Int32.max)
    }
    return failures
  }

  /// The lock is over.
  public func removeFailures() throws(ConsoleError) { try remove(StateFolder.failures) }
}
