import SafeText
import Testing

@Suite struct EscapingTests {
  @Test(arguments: [
    ("plain, Zoë, 田中, 👍🏽", "plain, Zoë, 田中, 👍🏽"),
    ("\u{1B}[31mred", "\\x1b[31mred"),
    ("bell\u{7}", "bell\\x07"),
    ("line\r\nbreak\ttab", "line\\x0d\\x0abreak\\x09tab"),
    ("\u{7F}", "\\x7f"),
    ("\u{9B}2J", "\\x9b2J"),
    ("\u{202E}olleh\u{202C}", "\\u{202e}olleh\\u{202c}"),
    ("\u{2066}\u{2069}\u{200E}\u{61C}", "\\u{2066}\\u{2069}\\u{200e}\\u{61c}"),
    ("a\u{200B}b\u{FEFF}", "a\\u{200b}b\\u{feff}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{E000}", "\\u{e000}"),
    ("\u{E0041}", "\\u{e0041}"),
  ])
  func writesOutWhatWouldSteerATerminal(text: String, expected: String) {
    #expect(Escaping.visible(text) == expected)
  }

  @Test func leavesNoControlCharacterInAnyText() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let result = Escaping.visible(String(Character(scalar))).unicodeScalars
      #expect(result.allSatisfy { $0.properties.generalCategory != .control })
    }
  }
}
