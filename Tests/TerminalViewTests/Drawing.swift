import Goldens
import InputModel
import Programs
import Themes
import ViewSamples

@testable import TerminalView

/// The picture of a sample, as a terminal of 80×24 with all of Unicode and 256 colours shows it.
func picture(
  _ sample: Sample, columns: Int = 80, rows: Int = 24,
  _ capabilities: Capabilities = Capabilities(), theme: BundledTheme = .usual,
  at microseconds: Int64 = 0
) -> Canvas {
  Canvas(
    drawing: sample.snapshot, columns: columns, rows: rows, capabilities: capabilities,
    theme: theme.complete, at: Instant(microseconds: microseconds))
}

extension Canvas {
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The text of one row, spaces at its end left out.
  func line(_ row: Int) -> String { String(lines[row]) }
}

extension Canvas {
  init(
    drawing snapshot: Snapshot, columns: Int, rows: Int,
    _ capabilities: Capabilities = Capabilities()
  ) {
    self.init(
      drawing: snapshot, columns: columns, rows: rows, capabilities: capabilities,
      theme: BundledTheme.usual.complete, at: Instant(microseconds: 0))
  }
}

extension Snapshot {
  /// The same with the mail program changed.
  func editingMailbox(_ change: (inout MailboxSnapshot) -> Void) -> Snapshot {
    guard case .mailbox(var mailbox) = picture else { return self }
    var snapshot = self
    change(&mailbox)
    snapshot.picture = .mailbox(mailbox)
    return snapshot
  }

  func editingPage(_ change: (inout MailPageSnapshot) -> Void) -> Snapshot {
    editingMailbox { change(&$0.pages[0]) }
  }
}
