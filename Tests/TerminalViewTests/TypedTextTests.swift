import Testing

@testable import TerminalView

@Suite struct TypedTextTests {
  private func lines(_ text: TypedText) -> [String] {
    text.lines.map { String($0.pieces.map(\.character)) }
  }

  @Test(arguments: [
    ("", 10, [""]), ("one two", 10, ["one two"]), ("one two three", 9, ["one two ", "three"]),
    ("one\n\ntwo\n", 10, ["one", "", "two", ""]), ("abcdefghij", 5, ["abcd", "efgh", "ij"]),
    ("田中さん", 5, ["田中", "さん"]), ("a  b", 3, ["a  ", "b"]), ("a\tb", 10, ["a\\x09b"]),
  ])
  func breaksAtSpacesAndLineEnds(text: String, width: Int, expected: [String]) {
    #expect(lines(TypedText(text, cursor: nil, width: width, utf8: true)) == expected)
  }

  @Test(arguments: [
    (0, [0, 0]), (3, [0, 3]), (7, [0, 7]), (8, [1, 0]), (13, [1, 5]), (99, [1, 5]), (-1, [0, 0]),
  ])
  func knowsWhereTheCursorIs(cursor: Int, place: [Int]) {
    let text = TypedText("one two three", cursor: cursor, width: 9, utf8: true)
    #expect(text.cursor.map { [$0.line, $0.column] } == place)
  }

  @Test func countsCharactersNotCells() {
    let text = TypedText("田e\u{301}👩‍👩‍👧\nx", cursor: 3, width: 20, utf8: true)
    #expect(text.cursor.map { [$0.line, $0.column] } == [0, 5])
    let next = TypedText("田e\u{301}👩‍👩‍👧\nx", cursor: 4, width: 20, utf8: true)
    #expect(next.cursor.map { [$0.line, $0.column] } == [1, 0])
  }

  @Test(arguments: 1...12)
  func everyCursorFitsItsLine(width: Int) {
    let text = "a word, 田中さん\n  and\n\n שלום longerthanaline "
    for cursor in 0...text.count {
      let typed = TypedText(text, cursor: cursor, width: width, utf8: true)
      let place = typed.cursor
      #expect(place != nil)
      if let place, width > 2 { #expect(place.column < width) }
    }
  }

  @Test func withoutAWidthALineIsWhole() {
    #expect(
      lines(TypedText("one two three", cursor: 1, width: nil, utf8: true)) == ["one two three"])
  }
}
