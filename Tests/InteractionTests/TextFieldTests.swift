import Interaction
import Testing

@Suite struct TextFieldTests {
  static let roomy = TextLimit(characters: 1000, bytes: 10_000)

  static func field(_ text: String = "", isMultiline: Bool = false) -> TextField {
    TextField(text, isMultiline: isMultiline, limit: roomy)
  }

  @Test(arguments: [
    ("e\u{301}", 1), ("👩\u{200D}👩\u{200D}👧", 1), ("🇩🇪🇫🇷", 2), ("👍\u{1F3FD}", 1),
    ("\u{1112}\u{1161}\u{11AB}", 1), ("\u{301}", 1), ("\u{200D}", 1), ("❤\u{FE0F}", 1),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 1),
  ])
  func scalarByScalarIsTheWhole(text: String, count: Int) {
    var field = Self.field("ab")
    field.moveLeft()
    for scalar in text.unicodeScalars { field.insert(String(scalar)) }
    #expect(field.text == "a" + text + "b")
    // A mark without a base of its own joins the letter before it.
    let joins = ("a" + text).count == 1
    #expect(field.cursor == (joins ? 1 : 1 + count))
    for _ in 0..<count { field.deleteBackward() }
    #expect(field.text == (joins ? "b" : "ab"))
  }

  @Test func whatJoinsBehindTheCursorTakesItAlong() {
    var family = Self.field("👩👧")
    family.moveLeft()
    family.insert("\u{200D}")
    #expect(family.text == "👩\u{200D}👧")
    #expect(family.cursor == 1)

    var flags = Self.field("🇪🇫🇷")
    flags.moveToStart()
    flags.insert("🇩")
    #expect(flags.text == "🇩🇪🇫🇷")
    #expect(flags.cursor == 1)

    var parted = Self.field("👩\u{200D}x👧")
    parted.moveLeft()
    parted.deleteBackward()
    #expect(parted.text == "👩\u{200D}👧")
    #expect(parted.cursor == 1)
  }

  @Test func controlCharactersAreDropped() {
    let text = "a\u{0}b\u{1B}[31m\u{7F}\u{9B}c\td"
    #expect(Self.field(text).text == "ab[31mc\td")
  }

  @Test func lineBreaksBecomeLineFeedsOrSpaces() {
    let text = "a\r\nb\rc\nd\n\re\u{2028}f\u{2029}g"
    #expect(Self.field(text, isMultiline: true).text == "a\nb\nc\nd\n\ne\nf\ng")
    #expect(Self.field(text).text == "a b c d  e f g")
  }

  @Test func wordsAreLettersOrSigns() {
    var field = Self.field("naïv@ex  Ωmega !?")
    var lefts: [Int] = []
    while field.cursor > 0 {
      field.moveWordLeft()
      lefts.append(field.cursor)
    }
    #expect(lefts == [15, 9, 5, 4, 0])
    var rights: [Int] = []
    while field.cursor < field.text.count {
      field.moveWordRight()
      rights.append(field.cursor)
    }
    #expect(rights == [4, 5, 7, 14, 17])
  }

  @Test func aWordIsDeletedWithTheSpaceBehindIt() {
    var field = Self.field("to the harbour  ")
    field.deleteWordBackward()
    #expect(field.text == "to the ")
    field.deleteWordBackward()
    #expect(field.text == "to ")
    field.moveToStart()
    field.deleteWordBackward()
    #expect(field.text == "to ")
  }

  @Test func linesKeepTheWantedColumn() {
    var field = Self.field("harbour\nsea\n\nlighthouse", isMultiline: true)
    field.moveToStart()
    for _ in 0..<6 { field.moveRight() }
    var columns: [Int] = []
    while field.moveDown() { columns.append(field.column) }
    #expect(columns == [3, 0, 6])
    #expect(field.cursor == 19)
    columns = []
    while field.moveUp() {
      if field.column == 3 { field.moveLeft() }
      columns.append(field.column)
    }
    #expect(columns == [0, 2, 2])
    #expect(field.cursor == 2)
  }

  @Test func aLineEndsAtItsFeeds() {
    var field = Self.field("one\ntwo\nthree", isMultiline: true)
    field.moveUp()
    field.moveToLineStart()
    #expect(field.cursor == 4)
    field.moveToLineEnd()
    #expect(field.cursor == 7)
    field.moveLeft()
    field.deleteToLineStart()
    #expect(field.text == "one\no\nthree")
    field.deleteToLineStart()
    #expect(field.text == "one\no\nthree")
    field.moveToStart()
    field.moveToLineEnd()
    field.deleteForward()
    #expect(field.text == "oneo\nthree")
  }

  @Test func nothingGrowsBeyondTheLimits() {
    var few = TextField(limit: TextLimit(characters: 3, bytes: 1000))
    few.insert("abcdef")
    #expect(few.text == "abc")
    few.insert("\u{301}")
    #expect(few.text == "abc\u{301}")
    few.moveToStart()
    few.insert("x")
    #expect(few.text == "abc\u{301}")

    var small = TextField(limit: TextLimit(characters: 1000, bytes: 10))
    small.insert("abcdefgh👩\u{200D}👧")
    #expect(small.text == "abcdefgh")
    for _ in 0..<100 { small.insert("\u{301}") }
    #expect(small.text.utf8.count == 10)
    #expect(TextField("a", limit: TextLimit(characters: -1, bytes: -1)).text.isEmpty)
  }
}
