extension Recording {
  /// Reads a file of `libinput record` (YAML) or of evemu, whichever it is.
  ///
  /// Nothing is thrown: what stood before a damage is read, and the damage is told beside it.
  public static func read(_ bytes: [UInt8]) -> RecordingReading {
    isEvemu(bytes) ? EvemuParser.parse(bytes) : LibinputRecordParser.parse(bytes)
  }

  /// evemu's first line that is no comment begins with a capital letter and a colon.
  private static func isEvemu(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 64)
    if lines.first?.starts(with: Array("# EVEMU".utf8)) == true { return true }
    guard let line = lines.first(where: { $0.first != UInt8(ascii: "#") }), line.count > 1 else {
      return false
    }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(line[line.startIndex])
      && line[line.startIndex + 1] == UInt8(ascii: ":")
  }
}
