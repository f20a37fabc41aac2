import Testing
import ViewSamples

@testable import TerminalView

@Suite(.serialized, .enabled(if: TmuxPane.isInstalled))
struct CrashTests {
  /// The shell's status of a program that a signal ended is 128 and the signal's number. A Swift
  /// trap is an illegal instruction on one processor and a breakpoint on the other.
  @Test(arguments: [
    ("trap", [132, 133]), ("abort", [134]), ("overflow", [139]), ("thread-overflow", [139]),
    ("segv", [139]), ("bus", [135]), ("sys", [159]),
  ])
  func aCrashGivesTheTerminalBackAndKeepsItsSignal(way: String, statuses: [Int]) async throws {
    for term in ["tmux-256color", "xterm-256color", "linux"] {
      let pane = try TmuxPane(preview: "rest " + way, term: term)
      let end = try await pane.wait(for: "settings=same")
      #expect(statuses.contains { end.contains("status=\($0)") })
      #expect(try pane.fact("alternate_on") == "0")
      #expect(try pane.fact("cursor_flag") == "1")
      #expect(try pane.fact("mouse_any_flag") == "0")
      #expect(try pane.fact("mouse_sgr_flag") == "0")
      #expect(try pane.fact("keypad_flag") == "0")
      try pane.paste("behind")
      let left = try await pane.wait(for: "behind")
      #expect(!left.contains("200~"))
    }
  }
}
