import Foundation
import Testing
import ViewSamples

@testable import TerminalView

@Suite(.serialized, .enabled(if: TmuxPane.isInstalled))
struct ScreenTests {
  private static let console = Capabilities(colors: .eight, hasConsoleFont: true)
  private static let ascii = Capabilities(utf8: false, colors: .eight)

  @Test(arguments: [
    ("tmux-256color", "C.UTF-8", Capabilities()), ("screen-256color", "C.UTF-8", Capabilities()),
    ("linux", "C.UTF-8", console), ("vt100", "C.UTF-8", Capabilities(colors: .none)),
    ("xterm", "C", ascii),
  ])
  func showsThePicture(term: String, locale: String, capabilities: Capabilities) async throws {
    for sample in [Sample.left82, .strange, .watch] {
      let pane = try TmuxPane(preview: sample.rawValue, term: term, locale: locale)
      let expected = picture(sample, capabilities).text.trimmingCharacters(in: .newlines)
      try await pane.wait { $0 == expected }
    }
  }

  @Test func aLocaleThatIsNotInstalledIsStillUTF8() async throws {
    let pane = try TmuxPane(preview: "rest", locale: "tlh_KL.UTF-8")
    try await pane.wait(for: "▌ Harbour office")
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
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("detent-preview").path
    try pane.send("LANG=C.UTF-8 '\(program)' rest", "Enter")
    try await pane.wait(for: "▌ Harbour office")
    try pane.send("z")
    try await pane.wait(for: "Stopped")
    #expect(try pane.fact("alternate_on") == "0")
    try pane.send("fg", "Enter")
    try await pane.wait { $0 == picture(.rest).text.trimmingCharacters(in: .newlines) }
    try pane.send("q")
    try await pane.wait { !$0.contains("▌ Harbour office") }
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
}
