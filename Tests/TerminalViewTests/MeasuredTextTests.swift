import Testing

@testable import TerminalView

@Suite struct MeasuredTextTests {
  private let ellipsis = MeasuredText("…", utf8: true)

  private func measured(_ text: String) -> MeasuredText { MeasuredText(text, utf8: true) }

  @Test(arguments: [
    ("", 0), ("plain", 5), ("Zoë", 3), ("e\u{301}", 1), ("田中", 4), ("ﾊﾝ", 2), ("Ｗ", 2),
    ("📷", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("☎\u{FE0F}", 1), ("🇩🇪", 2), ("1\u{FE0F}\u{20E3}", 1),
    ("क्षत्रिय", 6), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{301}", 1),
    ("a\u{200B}b", 10), ("\u{7}", 4),
  ])
  func countsCells(text: String, width: Int) {
    #expect(measured(text).width == width)
  }

  @Test func holdsNoMoreMarksThanACellTakes() {
    let pile = measured("a" + String(repeating: "\u{301}", count: 40))
    #expect(pile.width == 1)
    #expect(pile.pieces[0].character.unicodeScalars.count == 5)
  }

  @Test(arguments: [
    ("Harbour office", 20, "Harbour office"), ("Harbour office", 14, "Harbour office"),
    ("Harbour office", 9, "Harbour…"), ("Harbour office", 10, "Harbour o…"), ("田中さん", 6, "田中…"),
    ("田中さん", 5, "田中…"), ("田中", 1, ""), ("abc", 1, "a"), ("abc", 0, ""),
  ])
  func cutsWithinItsLimit(text: String, limit: Int, expected: String) {
    let cut = measured(text).cut(to: limit, ellipsis: ellipsis)
    #expect(String(cut.pieces.map(\.character)) == expected)
    #expect(cut.width <= max(limit, 0))
  }

  @Test func wrapsAtSpacesAndCutsTheLastLine() {
    let lines = measured("one two three four five").wrapped(to: 9, lines: 2, ellipsis: ellipsis)
    #expect(lines.map { String($0.pieces.map(\.character)) } == ["one two", "three fo…"])
  }

  @Test func breaksAWordThatIsLongerThanALine() {
    let lines = measured("abcdefghij").wrapped(to: 4, lines: 3, ellipsis: ellipsis)
    #expect(lines.map { String($0.pieces.map(\.character)) } == ["abcd", "efgh", "ij"])
  }

  @Test(arguments: [
    ("Zoë Đặng-Müller", "Zoe Dang-Muller"), ("“quoted” – ‘so’…", "\"quoted\" - 'so'..."),
    ("Straße 5 °C, 3 €", "Strasse 5 degC, 3 EUR"), ("œuvre", "oeuvre"), ("田中", "??"),
    ("−82 pt × 2", "-82 pt x 2"), ("٣ of ٤", "3 of 4"), ("📷", "?"),
  ])
  func spellsInASCII(text: String, expected: String) {
    let ascii = MeasuredText(text, utf8: false)
    #expect(String(ascii.pieces.map(\.character)) == expected)
    #expect(ascii.width == expected.count)
  }
}
