/// A path of any bytes but NUL, relative to the Maildir.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The Maildir itself.
  static let root = FilePath(".")

  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(self == .root ? name : bytes + [UInt8(ascii: "/")] + name)
  }

  func appending(_ name: String) -> FilePath {
    appending(Array(name.utf8))
  }

  /// For messages to a person: invalid UTF-8 is repaired.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Hands the bytes to a C function.
  func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return try unsafe characters.withUnsafeBufferPointer {
      buffer throws(Failure) in
      // A buffer of at least one byte has an address.
      guard let start = buffer.baseAddress else { fatalError("an array has no address") }
      return try unsafe body(start)
    }
  }
}
