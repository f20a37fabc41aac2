import Foundation
import Testing
import Themes
import ViewSamples

@testable import TerminalView

@Suite(.serialized, .enabled(if: TmuxPane.isInstalled))
struct ScreenTests {
  private static let console = Capabilities(
    colors: .eight, hasOwnPalette: true, hasConsoleFont: true)
  private static let ascii = Capabilities(utf8: false, colors: .eight)

  @Test(arguments: [
    ("tmux-256color", "C.UTF-8", Capabilities()), ("screen-256color", "C.UTF-8", Capabilities()),
    ("linux", "C.UTF-8", console), ("vt100", "C.UTF-8", Capabilities(colors: .none)),
    ("xterm", "C", ascii),
  ])
  func showsThePicture(term: String, locale: String, capabilities: Capabilities) async throws {
    for sample in [Sample.left82, .strange, .rightToLeft, .watch] {
      let pane = try TmuxPane(preview: sample.rawValue, term: term, locale: locale)
      let expected = picture(sample, capabilities).text.trimmingCharacters(in: .newlines)
      // The pane keeps the marks about text from right to left with their cells.
      try await pane.wait { $0.replacing("\u{200E}", with: "") == expected }
    }
  }

  @Test(arguments: [
    ("tmux-256color", "COLORTERM=truecolor", "48;2;255;215;0"),
    ("xterm-256color", "COLORTERM=24bit", "48;2;255;215;0"),
    ("screen-256color", "COLORTERM=truecolor", "48;5;220"), ("tmux-256color", "", "48;5;220"),
  ])
  func coloursAreExactWhereTheTerminalHasThem(
    term: String, variable: String, sequence: String
  ) async throws {
    let pane = try TmuxPane(preview: "left-82", term: term, more: variable)
    try await pane.wait(for: "◷ Deferred")
    #expect(try pane.capture(escapes: true).contains(sequence))
    try pane.send("q")
    #expect(try await pane.wait(for: "settings=same").contains("status=0"))
  }

  @Test(arguments: [
    ("tmux-256color", "", "usual", "48;5;39m", "48;5;16m"),
    ("tmux-256color", "COLORTERM=truecolor", "usual", "48;2;0;175;255m", "48;2;255;255;255m"),
    ("tmux-256color", "", "high-contrast", "48;5;231m", "48;5;39m"),
    (
      "tmux-256color", "COLORTERM=truecolor", "high-contrast", "48;2;255;255;255m",
      "48;2;0;175;255m"
    ),
    ("xterm-16color", "", "high-contrast", "[107m", "[46m"),
    ("xterm", "", "high-contrast", "[47m", "[46m"),
  ])
  func theLockHasItsColoursFromTheTheme(
    term: String, variable: String, theme: String, sequence: String, other: String
  ) async throws {
    let pane = try TmuxPane(preview: "lock \(theme)", term: term, more: variable)
    try await pane.wait(for: "slide to unlock")
    let shown = try pane.capture(escapes: true)
    #expect(shown.contains(sequence))
    #expect(!shown.contains(other))
  }

  @Test func marksKeepTextFromRightToLeftApart() async throws {
    let pane = try TmuxPane(preview: "right-to-left")
    try await pane.wait(for: "Choir")
    let line = try pane.capture().split(separator: "\n")[2]
    #expect(line.contains("\u{200E}דוד כהן\u{200E}"))
    #expect(line.hasSuffix("09:12"))
  }

  @Test func aLocaleThatIsNotInstalledIsStillUTF8() async throws {
    let pane = try TmuxPane(preview: "rest", locale: "tlh_KL.UTF-8")
    try await pane.wait(for: "▌● Harbour office")
  }

  @Test(arguments: [("NO_COLOR=1", false), ("NO_COLOR=", true)])
  func aNonEmptyNoColorLeavesNoColours(variable: String, isColored: Bool) async throws {
    let pane = try TmuxPane(preview: "left-82", more: variable)
    try await pane.wait(for: "◷")
    #expect(try pane.capture(escapes: true).contains("48;5;220") == isColored)
  }

  @Test func givesTheTerminalBack() async throws {
    let pane = try TmuxPane(preview: "rest")
    try await pane.wait(for: "Harbour office")
    #expect(try pane.fact("alternate_on") == "1")
    #expect(try pane.fact("cursor_flag") == "0")
    try pane.send("q")
    let end = try await pane.wait(for: "settings=same")
    #expect(end.contains("status=0"))
    #expect(!end.contains("redrawn"))
    #expect(try pane.fact("alternate_on") == "0")
    #expect(try pane.fact("cursor_flag") == "1")
    #expect(try pane.fact("mouse_any_flag") == "0")
  }

  @Test func followsTheTerminalsSize() async throws {
    let pane = try TmuxPane(preview: "rest")
    try await pane.wait(for: "Harbour office")
    for (columns, rows) in [(120, 40), (60, 20)] {
      try pane.resize(columns: columns, rows: rows)
      let expected = picture(.rest, columns: columns, rows: rows).text
      try await pane.wait { $0 == expected.trimmingCharacters(in: .newlines) }
    }
    try pane.resize(columns: 30, rows: 5)
    try await pane.wait { $0.trimmingCharacters(in: .whitespaces) == "40×12 cells are needed" }
    try pane.resize(columns: 80, rows: 24)
    try await pane.wait { $0 == picture(.rest).text.trimmingCharacters(in: .newlines) }
  }

  /// Any program on the terminal can set such a size. Under a lock that would crash, the shell would
  /// be free.
  @Test func aTerminalThatClaimsToBeEndlessIsDrawnOnInPart() async throws {
    let pane = try TmuxPane(preview: "rest")
    try await pane.wait(for: "Harbour office")
    let terminal = try pane.fact("pane_tty")
    for size in ["cols 65535 rows 24", "cols 80 rows 65535"] {
      try TmuxPane.shell("stty -F \(terminal) \(size)")
      try await pane.wait { $0 != picture(.rest).text.trimmingCharacters(in: .newlines) }
      try TmuxPane.shell("stty -F \(terminal) cols 80 rows 24")
      try await pane.wait { $0 == picture(.rest).text.trimmingCharacters(in: .newlines) }
    }
  }

  @Test func aTerminalTooLargeAtStartIsAnError() async throws {
    let pane = try TmuxPane(
      columns: 80, rows: 24,
      command: "stty cols 65535; TERM=tmux-256color '\(TmuxPane.preview)' rest; echo status=$?")
    let end = try await pane.wait(for: "status=")
    #expect(end.contains("status=2"))
    #expect(end.contains("the terminal has 65535×24 cells; at most 2000×1000 are drawn"))
  }

  @Test func aTerminalTooSmallAtStartIsAnError() async throws {
    let pane = try TmuxPane(preview: "rest", columns: 30, rows: 8)
    let end = try await pane.wait(for: "settings=same")
    #expect(end.contains("status=2"))
    #expect(end.replacingOccurrences(of: "\n", with: "").contains("the terminal has 30×8 cells"))
  }

  @Test(arguments: ["no-such-terminal", "dumb"])
  func aTerminalThatCannotBeDrawnOnIsAnError(term: String) async throws {
    let pane = try TmuxPane(preview: "rest", term: term)
    let end = try await pane.wait(for: "settings=same")
    #expect(end.contains("the terminal type “\(term)” cannot be drawn on"))
    #expect(end.contains("status=2"))
  }

  @Test func aStopGivesTheTerminalToTheShell() async throws {
    let pane = try TmuxPane(columns: 80, rows: 24, command: "sh -m")
    try pane.send("LANG=C.UTF-8 '\(TmuxPane.preview)' rest", "Enter")
    try await pane.wait(for: "▌● Harbour office")
    try pane.send("z")
    try await pane.wait(for: "Stopped")
    #expect(try pane.fact("alternate_on") == "0")
    try pane.paste("fg")
    try pane.send("Enter")
    try await pane.wait { $0 == picture(.rest).text.trimmingCharacters(in: .newlines) }
    try pane.paste("word")
    try pane.send("q")
    try await pane.wait(for: #"paste("word")"#)
  }

  @Test func tellsOfKeysAndClicks() async throws {
    let pane = try TmuxPane(preview: "rest", term: "xterm-256color")
    try await pane.wait(for: "Harbour office")
    try pane.send("Up", "Down", "Left", "Right", "Enter", "Tab", "BSpace", "a", "é", "Escape")
    // A press of the first button at column 4, row 9, as terminals report it.
    try pane.send("-H", "1b", "5b", "3c", "30", "3b", "35", "3b", "31", "30", "4d")
    try pane.send("q")
    let end = try await pane.wait(for: "settings=same").replacingOccurrences(of: "\n", with: "")
    #expect(
      end.contains(
        "up down left right enter tab backspace character(\"a\") character(\"é\") escape "
          + "click(column: 4, row: 9)"))
  }

  /// Letters of a sequence that terminfo does not know, or behind Alt, are no commands.
  @Test func passesOverUnknownSequences() async throws {
    let pane = try TmuxPane(preview: "rest")
    try await pane.wait(for: "Harbour office")
    try pane.send("-H", "1b", "5b", "39", "39", "3b", "39", "39", "64")
    try pane.send("x")
    try pane.send("M-d")
    try pane.send("y")
    try pane.send("q")
    let end = try await pane.wait(for: "settings=same").replacingOccurrences(of: "\n", with: "")
    #expect(end.contains("character(\"x\") character(\"y\")"))
    #expect(!end.contains("character(\"d\")"))
  }

  @Test func tellsOfTheKeysOfWriting() async throws {
    let pane = try TmuxPane(preview: "rest")
    try await pane.wait(for: "Harbour office")
    try pane.send("Home", "End", "PPage", "NPage", "DC", "BTab", "C-Left", "C-Right")
    try pane.send("C-a", "C-e", "C-u", "C-w", "q")
    let end = try await pane.wait(for: "settings=same").replacingOccurrences(of: "\n", with: "")
    #expect(
      end.contains(
        "home end pageUp pageDown delete backtab wordLeft wordRight home end clearLine deleteWord"))
  }

  @Test(arguments: ["tmux-256color", "xterm-256color", "screen-256color"])
  func aPasteIsOne(term: String) async throws {
    let pane = try TmuxPane(preview: "rest", term: term)
    try await pane.wait(for: "Harbour office")
    try pane.paste("quit\nzé")
    try pane.paste("\u{301}")
    try pane.send("a", "q")
    let end = try await pane.wait(for: "settings=same").replacingOccurrences(of: "\n", with: "")
    #expect(end.contains(#"paste("quit\rzé") paste("\u{0301}") character("a")"#))
    try pane.paste("behind")
    let left = try await pane.wait(for: "behind")
    #expect(!left.contains("200~"))
  }

  /// Longer than what the terminal's driver holds, so that it comes in parts.
  @Test func aLongPasteIsCut() async throws {
    let pane = try TmuxPane(preview: "rest")
    try await pane.wait(for: "Harbour office")
    let kept = String(repeating: "é", count: PasteReader.mostBytes / 2 - 5) + "0123456789"
    try pane.paste(kept + "dropped")
    try pane.send("a", "q")
    let end = try await pane.wait(for: "settings=same").replacingOccurrences(of: "\n", with: "")
    #expect(end.contains(#"é0123456789") character("a")"#))
  }

  @Test(arguments: ["vt100", "linux"])
  func aTerminalWithoutPastesSendsLetters(term: String) async throws {
    let pane = try TmuxPane(preview: "rest", term: term)
    try await pane.wait(for: "Harbour office")
    try pane.paste("e\u{301}x")
    try pane.send("q")
    let end = try await pane.wait(for: "settings=same").replacingOccurrences(of: "\n", with: "")
    #expect(end.contains(#"character("e") character("\u{0301}") character("x")"#))
  }
}
