internal import CLinux
internal import Glibc

/// The record of a lock, in the file `record`: the whole of it or nothing, whenever a crash comes.
extension StateFolder {
  /// What stands in the file.
  public enum StoredRecord: Hashable, Sendable {
    case none
    case record(ConsoleRecord)
    case damaged(ConsoleRecord.Damage)
  }

  private static let name = "record"
  /// More than any record.
  private static let longest = 4096

  public var recordPath: String { "\(path)/\(StateFolder.name)" }

  /// Puts a record in the place of any other; it is kept when this returns.
  public func write(_ record: ConsoleRecord) throws(ConsoleError) {
    try replace(StateFolder.name, with: record.text)
  }

  public func readRecord() throws(ConsoleError) -> StoredRecord {
    let file = open(StateFolder.name, O_RDONLY)
    if file < 0, errno == ENOENT { return .none }
    guard file >= 0 else { throw .call("\(recordPath) cannot be opened") }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: StateFolder.longest)
    let count = unsafe read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .call("\(recordPath) cannot be read") }
    do throws(ConsoleRecord.Damage) {
      return .record(
        try ConsoleRecord(parsing: String(decoding: bytes[..<count], as: UTF8.self)))
    } catch {
      return .damaged(error)
    }
  }

  /// Nothing is to be put back any more.
  public func removeRecord() throws(ConsoleError) {
    try remove(StateFolder.name)
  }
}
