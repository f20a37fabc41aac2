/// The first hundred bytes of a file of SQLite's, as its file format documents them.
struct DatabaseHeader {
  static let size = 100

  let version: Int64
  let application: Int64

  /// nil where the file does not begin as SQLite's do.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= DatabaseHeader.size, bytes.starts(with: "SQLite format 3\0".utf8) else {
      return nil
    }
    version = DatabaseHeader.word(bytes, 60)
    application = DatabaseHeader.word(bytes, 68)
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> Int64 {
    Int64(Int32(bitPattern: bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }))
  }
}
