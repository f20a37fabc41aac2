import InputModel
import Latency
import LatencyReports
import SeededSource
import Testing

@Suite struct TextTests {
  /// Cells as a terminal counts them here: wide characters as two.
  static func cells(_ line: Substring) -> Int {
    line.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value >= 0x2E80 } ? 2 : 1) }
  }

  static func check(_ text: String, ascii: Bool) {
    #expect(text.hasSuffix("\n"))
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(cells(line) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0 ~= $0.value) })
      if ascii { #expect(line.utf8.allSatisfy { $0 < 0x7F }, "\(line)") }
    }
  }

  @Test func linesFitATerminalAndHoldNothingThatSteersIt() {
    for (_, old) in OddReports.all {
      for ascii in [false, true] { Self.check(old.text(ascii: ascii), ascii: ascii) }
      for (_, new) in OddReports.all {
        let comparison = ReportComparison(old, new)
        for ascii in [false, true] { Self.check(comparison.text(ascii: ascii), ascii: ascii) }
      }
    }
    var random = Seeded(seed: 13)
    var last = OddReports.usual
    for _ in 0..<100 {
      let report = RandomReports.report(&random)
      Self.check(report.text(), ascii: false)
      Self.check(report.text(ascii: true), ascii: true)
      Self.check(ReportComparison(last, report).text(), ascii: false)
      last = report
    }
  }

  /// The text with its lines joined, for sentences that are broken.
  static func flowing(_ report: LatencyReport) -> String {
    report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func aReportSaysWhatWasMeasured() {
    let text = Self.flowing(OddReports.usual)
    for part in [
      "Input latency of 2026-03-01 12:00:05 UTC, 2 devices, 60 s; bound 8 ms: held",
      "n p50 p90 p99 p99.9 max kernel → read 5500",
      "ACME Touch 0 Panel (touchscreen, /dev/input/event4)", "99 % of touches reached the handler",
      "the panel itself reports every 8.0 ms.", "the pad itself reports every 8.0 ms.",
      "12 steps merged into a newer one, 1 refused",
      "1 refused; SYN_DROPPED from the kernel: 2 times.",
      "2 samples set aside, stamped after they were read", "as measured,",
      "Drawn means: the terminal answered a status query behind the picture.",
      "A bare loop of poll and libinput, on the same device at the same time",
      "A delay of 4 ms put in came back as 4.02 ms (900 samples).",
      "SCHED_FIFO was asked for and granted.", "In plain words: 99 of 100 times",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    var written = OddReports.usual
    written.drawnEvidence = .write
    #expect(Self.flowing(written).contains("Drawn means: the terminal's write returned."))
  }

  @Test func aBoundThatWasNotHeldIsSaidWithTheStageThatTakesLongest() {
    let text = Self.flowing(OddReports.late)
    #expect(text.contains("bound 8 ms: not held"))
    #expect(text.contains("over the bound of 8 ms; most of the wait is recognised → handler."))
  }

  @Test func littleIsNotPassedOffAsMuch() {
    let empty = Self.flowing(LatencyReportTests.report([]))
    #expect(empty.contains("0 devices"))
    #expect(empty.contains("no event reached the program"))
    #expect(empty.contains("bound 8 ms: nothing measured"))
    let one = Self.flowing(LatencyReportTests.report([LatencyReportTests.latency([412])]))
    #expect(one.contains("bound 8 ms: held by only 1 sample"))
    #expect(one.contains("The only touch reached the handler within 0.41 ms"))
    #expect(one.contains("kernel → handler 1 412 µs – – – 412 µs"))
    #expect(one.contains("1 sample is too few; measure longer."))
  }

  @Test func aNumberStaysWithItsUnit() {
    for (_, report) in OddReports.all {
      for line in report.text().split(separator: "\n") {
        let word = line.split(separator: " ").first ?? ""
        #expect(!["µs", "ms", "s", "Hz"].contains(word.filter(\.isLetter)), "\(line)")
      }
    }
  }
}
