/// Lines as Maildir's files have them: mail on its way ends them with `\r\n`, and some programs keep
/// it so.
enum LineEnds {
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.filter { index in
      bytes[index] != UInt8(ascii: "\r") || index + 1 == bytes.count
        || bytes[index + 1] != UInt8(ascii: "\n")
    }.map { bytes[$0] }
  }
}
