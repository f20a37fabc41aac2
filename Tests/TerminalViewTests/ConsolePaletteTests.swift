import Foundation
import Testing
import ViewSamples

@testable import TerminalView

/// A console's palette belongs to whoever comes after, too. tmux has no palette to look at, so what is
/// sent is looked at.
@Suite(.serialized, .enabled(if: TmuxPane.isInstalled))
struct ConsolePaletteTests {
  private static let taken = "\u{1B}]P5875f00"
  private static let restored = "\u{1B}]R"

  /// The bytes that the sample sends until it has ended in the given way.
  private func bytes(ending way: String, term: String = "linux") async throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let pane = try TmuxPane(columns: 80, rows: 24, command: "sh -m")
    try pane.record(to: file)
    let command =
      "env -u NO_COLOR -u COLORTERM LANG=C.UTF-8 TERM=\(term) '\(TmuxPane.preview)' rest \(way)"
    try pane.send(command + "; printf '\\033\\\\the'; echo ' end'", "Enter")
    if way.isEmpty {
      try await pane.wait(for: "Choir")
      try pane.send("q")
    }
    return try await recorded(in: file, by: pane) { $0.contains("the end") }
  }

  /// What was recorded once it holds what is waited for; it is written a little later than shown.
  private func recorded(
    in file: URL, by pane: TmuxPane, until isThere: (String) -> Bool
  ) async throws -> String {
    var text = ""
    try await pane.wait { _ in
      text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return isThere(text)
    }
    return text
  }

  @Test(arguments: ["", "segv", "trap", "overflow"])
  func isPutBackOnEveryWayOut(way: String) async throws {
    let sent = try await bytes(ending: way)
    let taken = try #require(sent.range(of: Self.taken, options: .backwards))
    let restored = try #require(sent.range(of: Self.restored, options: .backwards))
    #expect(taken.upperBound <= restored.lowerBound)
  }

  @Test(arguments: ["tmux-256color", "xterm-256color", "vt100"])
  func isLeftAloneWhereItIsNotNeeded(term: String) async throws {
    let sent = try await bytes(ending: "", term: term)
    #expect(!sent.contains("\u{1B}]P"))
    #expect(!sent.contains("\u{1B}]R"))
    #expect(!sent.contains("\u{1B}]4;"))
  }

  @Test func isPutBackForAStopAndTakenAgain() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let pane = try TmuxPane(columns: 80, rows: 24, command: "sh -m")
    try pane.record(to: file)
    try pane.send(
      "env -u NO_COLOR LANG=C.UTF-8 TERM=linux '\(TmuxPane.preview)' rest; printf '\\033\\\\'; echo gone",
      "Enter")
    try await pane.wait(for: "Choir")
    try pane.send("z")
    let stopped = try await recorded(in: file, by: pane) { $0.contains("\\gone") }
    let restored = try #require(stopped.range(of: Self.restored, options: .backwards))
    #expect(!stopped[restored.upperBound...].contains(Self.taken))
    try pane.send("fg", "Enter")
    _ = try await recorded(in: file, by: pane) {
      $0.dropFirst(stopped.count).contains(Self.taken)
    }
    try pane.send("q")
  }
}
