import InputModel
import Programs
import ViewSamples

@testable import TerminalView

/// The picture of a sample, as a terminal of 80×24 with all of Unicode and 256 colours shows it.
func picture(
  _ sample: Sample, columns: Int = 80, rows: Int = 24,
  _ capabilities: Capabilities = Capabilities(), at microseconds: Int64 = 0
) -> Canvas {
  Canvas(
    drawing: sample.snapshot, columns: columns, rows: rows, capabilities: capabilities,
    at: Instant(microseconds: microseconds))
}

extension Canvas {
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The text of one row, spaces at its end left out.
  func line(_ row: Int) -> String { String(lines[row]) }
}
