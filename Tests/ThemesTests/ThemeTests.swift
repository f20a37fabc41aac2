import Foundation
import Testing
import Themes

@Suite struct ThemeTests {
  /// A theme of which every line is known: the first is the name, then seven lines a section.
  static let text =
    "name = Plain\n"
    + ThemePart.allCases.map { part in
      """

      [\(part.rawValue)]
      direct = #010203 on #fffefd bold
      256 = 16 on 231
      16 = bright-red on black dim
      8 = default on blue
      mono = reverse

      """
    }.joined()

  static func fault(_ line: String, _ replacement: String) throws -> ThemeError {
    let text = Self.text
    let range = try #require(text.range(of: line))
    let changed = text.replacingCharacters(in: range, with: replacement)
    return try #require(throws: ThemeError.self) { try Theme(parsing: changed) }
  }

  @Test func everyPartHasItsLookAtEveryDepth() throws {
    let theme = try Theme(parsing: Self.text)
    #expect(theme.name == "Plain")
    for part in ThemePart.allCases {
      #expect(
        theme[part, .direct]
          == ThemeStyle(
            foreground: .rgb(red: 1, green: 2, blue: 3),
            background: .rgb(red: 255, green: 254, blue: 253), isBold: true))
      #expect(
        theme[part, .indexed256] == ThemeStyle(foreground: .index(16), background: .index(231)))
      #expect(
        theme[part, .sixteen]
          == ThemeStyle(foreground: .index(9), background: .index(0), isDim: true))
      #expect(theme[part, .eight] == ThemeStyle(background: .index(4)))
      #expect(theme[part, .none] == ThemeStyle(isReversed: true))
    }
  }

  @Test(arguments: [
    ("[bar]", "[bars]", 3, "one of [bar] [title] [button]"),
    ("[bar]", "[bar", 3, "one of [bar] [title] [button]"),
    ("[button]", "[bar]", 17, "[bar] is expected once, and stands on line 3"),
    (
      "direct = #010203", "direct = #01020", 4, "a colour such as #00afff is expected, not “#01020”"
    ),
    ("direct = #010203 on #fffefd", "direct = on", 4, "is expected, not “on”"),
    ("direct = #010203 on #fffefd bold", "direct = #010203 on", 4, "#00afff is expected"),
    ("256 = 16", "256 = 256", 5, "a number from 0 to 255 is expected, not “256”"),
    ("256 = 16 on 231", "256 =", 5, "a number from 0 to 255 is expected"),
    ("16 = bright-red", "16 = bright-pink", 6, "or one of them with “bright-” is expected"),
    ("8 = default on blue", "8 = default on bright-blue", 7, "black, red, green"),
    ("mono = reverse", "mono = black", 8, "bold, dim or reverse is expected, not “black”"),
    ("mono = reverse", "mono =", 8, "plain, bold, dim or reverse is expected"),
    ("mono = reverse", "mono", 8, "“KEY = VALUE” is expected, not “mono”"),
    ("mono = reverse", "four = reverse", 8, "one of mono, 8, 16, 256, direct is expected"),
    ("mono = reverse", "8 = reverse", 8, "“8” is expected once in a section"),
    ("mono = reverse", "", 3, "“mono = …” is expected in [bar]"),
    ("name = Plain", "", 1, "“name = …” is expected before the first section"),
    ("name = Plain", "name =", 1, "one “name = …” is expected before the first section"),
    ("name = Plain", "name = A\nname = B", 2, "one “name = …” is expected"),
    ("name = Plain", "title = A", 1, "one “name = …” is expected before the first section"),
    ("mono = reverse", "mono = \u{1b}[2J", 8, "not “\\x1b[2J”"),
  ])
  func aBadLineIsNamedWithWhatWasExpected(
    line: String, replacement: String, number: Int, message: String
  ) throws {
    let error = try Self.fault(line, replacement)
    #expect(error.line == number)
    #expect(error.message.contains(message), "\(error)")
  }

  @Test func aSectionThatIsMissingIsNamed() throws {
    let text = Self.text.components(separatedBy: "\n[text]")[0]
    let error = #expect(throws: ThemeError.self) { try Theme(parsing: text) }
    #expect(error?.message == "the section [text] is expected")
  }

  /// Files from before there were keys stay valid.
  @Test func keysHaveTheLooksOfOtherPartsWhereTheyHaveNone() throws {
    let text = Self.text.components(separatedBy: "\n[key]")[0]
      .replacingOccurrences(of: "[button]\ndirect = #010203", with: "[button]\ndirect = #040506")
    let theme = try Theme(parsing: text)
    #expect(theme[.key, .direct].foreground == .rgb(red: 4, green: 5, blue: 6))
    #expect(theme[.keyPressed, .direct] == theme[.thumb, .direct])
  }

  @Test func commentsBlanksAndReturnsDoNotMatter() throws {
    let text = Self.text.replacingOccurrences(of: "\n", with: "  \r\n")
      .replacingOccurrences(of: "[thumb]", with: "; a comment\r\n  # and one\r\n\t[ thumb ]")
    #expect(try Theme(parsing: text) == Theme(parsing: Self.text))
  }

  @Test func noTextIsATheme() {
    for text in [
      "", "\n\n", "[", "=", "[]", "\u{feff}name = A", String(repeating: "[", count: 9999),
    ] {
      #expect(throws: ThemeError.self) { try Theme(parsing: text) }
    }
  }
}

@Suite struct ThemeFileTests {
  static func withFile(_ bytes: Data, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).theme")
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test func aFileIsRead() throws {
    try Self.withFile(Data(ThemeTests.text.utf8)) { path in
      let theme = try Theme(contentsOf: path)
      let expected = try Theme(parsing: ThemeTests.text)
      #expect(theme == expected)
    }
  }

  @Test func aFaultNamesFileAndLine() throws {
    try Self.withFile(Data("name = A\n[bar]\ndirect = blue".utf8)) { path in
      let error = #expect(throws: ThemeError.self) { try Theme(contentsOf: path) }
      #expect(
        error?.description
          == "\(path):3: default or a colour such as #00afff is expected, not “blue”")
    }
  }

  @Test func whatIsNoThemeFileIsRefused() throws {
    let missing = #expect(throws: ThemeError.self) { try Theme(contentsOf: "/nowhere/a.theme") }
    #expect(missing?.description == "/nowhere/a.theme: cannot be read: No such file or directory")
    let folder = #expect(throws: ThemeError.self) { try Theme(contentsOf: "/") }
    #expect(folder?.message == "cannot be read: Is a directory")
    try Self.withFile(Data([0x6e, 0xff, 0xfe])) { path in
      let error = #expect(throws: ThemeError.self) { try Theme(contentsOf: path) }
      #expect(error?.message == "text in UTF-8 is expected")
    }
    try Self.withFile(Data(count: 70_000)) { path in
      let error = #expect(throws: ThemeError.self) { try Theme(contentsOf: path) }
      #expect(error?.message == "at most 64 KiB are expected")
    }
  }
}
