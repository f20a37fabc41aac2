/// A paste while it comes in, byte by byte, up to the mark of its end.
///
/// ncurses knows the mark as a key, but spells it out where it came too slowly for one.
struct PasteReader {
  /// What comes beyond is dropped: longer than any text that is written here, so that the field says
  /// that there is no room.
  static let mostBytes = 2 << 20
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var isCut = false
  /// How much of the mark has come.
  private var matched = 0

  /// What has come as text; U+FFFD for what is not UTF-8.
  var text: String {
    var whole = bytes[...]
    // The cut may have gone through the last character.
    if isCut, let start = whole.lastIndex(where: { $0 & 0xC0 != 0x80 }), whole[start] >= 0x80 {
      whole = whole[..<start]
    }
    return String(decoding: whole, as: UTF8.self)
  }

  /// Takes the next byte. Returns whether it was the end's last.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == PasteReader.end[matched] {
      matched += 1
      return matched == PasteReader.end.count
    }
    PasteReader.end[..<matched].forEach { append($0) }
    // The mark has its first byte but once: none began within what had matched.
    matched = byte == PasteReader.end[0] ? 1 : 0
    if matched == 0 { append(byte) }
    return false
  }

  private mutating func append(_ byte: UInt8) {
    isCut = isCut || bytes.count == PasteReader.mostBytes
    if !isCut { bytes.append(byte) }
  }
}
