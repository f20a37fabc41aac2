import Testing
import Themes
import ViewSamples

@testable import TerminalView

@Suite struct StruckTextTests {
  private func struck(_ text: String, hasMarks: Bool = true) -> MeasuredText {
    MeasuredText(text, utf8: true).struck(line: "─", hasMarks: hasMarks)
  }

  @Test func everyCharacterCarriesTheStroke() {
    let text = struck("Mend 水 é\u{301}")
    #expect(text.width == MeasuredText("Mend 水 é\u{301}", utf8: true).width)
    #expect(text.pieces.allSatisfy { $0.character.unicodeScalars.contains("\u{336}") })
    #expect(text.pieces.first?.character == "M\u{336}")
  }

  @Test func withoutMarksTheLineRunsBetweenTheWords() {
    let text = struck("Mend the tap", hasMarks: false)
    #expect(String(text.pieces.map(\.character)) == "─Mend─the─tap─")
    #expect(text.width == 14)
  }

  @Test func nothingStaysNothing() {
    #expect(struck("").width == 0)
    #expect(struck("", hasMarks: false).width == 0)
  }

  /// No cell holds more than ncurses keeps in one.
  @Test func aCharacterFullOfMarksIsLeftAsItIs() {
    let text = struck("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}")
    #expect(text.pieces.map(\.character.unicodeScalars.count) == [MeasuredText.mostScalars])
  }

  @Test func deletedItemsAreStruckThrough() {
    let line = picture(.doDay).line(8)
    #expect(line.contains("O\u{336}r\u{336}d\u{336}e\u{336}r\u{336}"))
    let words = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{336}" }))
    #expect(words.contains("✕   Order a new chain"))
    let none = picture(.doButtons, Capabilities(utf8: false, colors: .none))
    #expect(none.line(8).hasPrefix(" x   -Order-a-new-chain-for-the-bicycle-"))
    let console = picture(.doButtons, Capabilities(colors: .eight, hasConsoleFont: true))
    #expect(console.line(8).hasPrefix(" ×   ─Order─a─new─chain─for─the─bicycle─"))
    #expect(!picture(.doDay).line(2).contains("\u{336}"))
  }
}
