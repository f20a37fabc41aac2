internal import InputModel

/// The fields of one of evemu's lines, one by one.
struct EvemuFields {
  private var bytes: ArraySlice<UInt8>
  private let line: Int

  init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
    skipBlanks()
  }

  /// Whether nothing is left but a comment.
  var isEmpty: Bool { bytes.isEmpty || bytes.first == UInt8(ascii: "#") }

  /// All that is left, as text.
  var rest: String {
    var text = bytes
    while text.last.map(EvemuFields.isBlank) == true { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func hexadecimal(_ what: String) throws(RecordingDamage) -> UInt16 {
    try number(what) { UInt16($0, radix: 16) }
  }

  mutating func decimal(_ what: String) throws(RecordingDamage) -> Int32 {
    try number(what) { Int32($0) }
  }

  /// The next byte in hexadecimal; nil where nothing is left.
  mutating func nextByte() throws(RecordingDamage) -> UInt8? {
    isEmpty ? nil : try number("a byte in hexadecimal") { UInt8($0, radix: 16) }
  }

  /// Seconds and microseconds with a point between them.
  mutating func time() throws(RecordingDamage) -> Instant {
    try number("a time in seconds, such as 1.234567,") { text in
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].count == 6, let seconds = UInt32(parts[0]),
        let microseconds = UInt32(parts[1])
      else { return nil }
      return Instant(microseconds: Int64(seconds) * 1_000_000 + Int64(microseconds))
    }
  }

  private mutating func number<Value>(
    _ what: String, _ read: (String) -> Value?
  ) throws(RecordingDamage) -> Value {
    let word = bytes.prefix { !EvemuFields.isBlank($0) }
    guard let value = read(String(decoding: word, as: UTF8.self)) else {
      throw RecordingDamage(line: line, "\(what) is expected")
    }
    bytes = bytes.dropFirst(word.count)
    skipBlanks()
    return value
  }

  private mutating func skipBlanks() {
    bytes = bytes.drop(while: EvemuFields.isBlank)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
