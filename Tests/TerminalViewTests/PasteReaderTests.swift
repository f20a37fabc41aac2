import Testing

@testable import TerminalView

@Suite struct PasteReaderTests {
  /// What was read when the end was seen, and where; where it was not seen, after all of `input`.
  static func read(_ input: [UInt8]) -> (text: String, end: Int?) {
    var reader = PasteReader()
    for (index, byte) in input.enumerated() where reader.take(byte) {
      return (reader.text, index)
    }
    return (reader.text, nil)
  }

  static let end = Array("\u{1B}[201~".utf8)

  @Test(arguments: [
    "", "one\rtwo", "\u{1B}", "\u{1B}[201", "\u{1B}\u{1B}[2", "\u{1B}[200~", "[201~",
    "e\u{301}👩\u{200D}👧",
  ])
  func whatIsNotTheMarkIsText(text: String) {
    let (read, end) = Self.read(text.utf8 + Self.end + "and more".utf8)
    #expect(read == text)
    #expect(end == text.utf8.count + 5)
  }

  @Test func withoutTheMarkItGoesOn() {
    #expect(Self.read(Array("a\u{1B}[201 ~".utf8)).end == nil)
  }

  @Test func whatIsNotUTF8IsReplaced() {
    #expect(Self.read([0x61, 0xE9, 0x62, 0xC3] + Self.end).text == "a\u{FFFD}b\u{FFFD}")
  }

  /// Nothing is taken behind what was dropped, and the cut goes through no character.
  @Test(arguments: ["é", "a", "€", "👩"])
  func itKeepsNoMoreThanIsAllowed(character: String) {
    for lead in 0..<4 {
      let start = String(repeating: "x", count: lead)
      let count = PasteReader.mostBytes / character.utf8.count + 1
      let all = start + String(repeating: character, count: count)
      let (read, end) = Self.read(all.utf8 + Self.end)
      #expect(end == all.utf8.count + 5)
      #expect(all.hasPrefix(read))
      #expect(read.utf8.count <= PasteReader.mostBytes)
      #expect(read.utf8.count > PasteReader.mostBytes - 5)
    }
  }
}
