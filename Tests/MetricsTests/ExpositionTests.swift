import InputModel
import Testing

@testable import Metrics

/// The text, against what its format asks for.
@Suite struct ExpositionTests {
  private static func lines(
    _ values: MetricValues = MetricValues(), _ command: MetricSource.Command = .lock
  ) -> [String] {
    Exposition.text(values, of: MetricSource("a", command)).split(separator: "\n").map(String.init)
  }

  @Test(arguments: MetricSource.Command.allCases)
  func eachFamilyComesOnceWithHelpAndType(command: MetricSource.Command) {
    let lines = Self.lines(MetricValues(), command)
    let helps = lines.filter { $0.hasPrefix("# HELP ") }.map { $0.split(separator: " ")[2] }
    let types = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
    #expect(helps == types)
    #expect(Set(helps).count == helps.count)
    #expect(helps.allSatisfy { $0.hasPrefix("detent_") })
    let series = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ")[0] }
    #expect(Set(series).count == series.count)
    // What one machine's collector reads of several files must not be the same series.
    #expect(series.allSatisfy { $0.contains(#"{source="a""#) })
  }

  /// Two files of which one says something else of the same metric are refused.
  @Test func whatAMetricMeansIsTheSameForAllCommands() {
    let words = MetricSource.Command.allCases.flatMap { Self.lines(MetricValues(), $0) }
      .filter { $0.hasPrefix("# HELP ") }
    let names = Set(words.map { $0.split(separator: " ")[2] })
    #expect(Set(words).count == names.count)
  }

  @Test(arguments: MetricSource.Command.allCases)
  func countersAndNothingElseEndWithTotal(command: MetricSource.Command) {
    for line in Self.lines(MetricValues(), command) where line.hasPrefix("# TYPE ") {
      #expect(line.hasSuffix("_total counter") == line.hasSuffix(" counter"))
    }
  }

  @Test func theTextEndsWithALine() {
    #expect(Exposition.text(MetricValues(), of: MetricSource("a", .latency)).hasSuffix("\n"))
  }

  @Test func labelsAreEscaped() {
    let source = MetricSource("a\"b\\c\nd\r\n{é}", .lock, mode: "kiosk", version: "1")
    let text = Exposition.text(MetricValues(), of: source)
    let name = #"a\"b\\c\nd"# + "\r" + #"\n{é}"#
    #expect(
      text.contains(
        "detent_build_info{source=\"\(name)\",version=\"1\",command=\"lock\",mode=\"kiosk\"} 1\n"))
    #expect(Exposition.escapedHelp("a\"b\\c\nd") == #"a"b\\c\nd"#)
  }

  @Test(arguments: [
    (0, "0"), (1, "0.000001"), (50, "0.00005"), (8000, "0.008"), (1_000_000, "1"),
    (1_500_000, "1.5"), (1_764_532_800_123_456, "1764532800.123456"),
  ])
  func microsecondsAreExactSeconds(microseconds: UInt64, text: String) {
    #expect(SecondsText.text(microseconds: microseconds) == text)
  }

  @Test func aLockShowsItsStateAndALatencyRunDoesNot() {
    var values = MetricValues()
    values[.locked] = 1
    values[.refusals(.besideThumb)] = 2
    let lock = Self.lines(values)
    #expect(lock.contains(#"detent_lock_locked{source="a"} 1"#))
    #expect(lock.contains(#"detent_lock_refusals_total{source="a",reason="beside_thumb"} 2"#))
    let latency = Self.lines(values, .latency)
    #expect(!latency.contains { $0.hasPrefix("detent_lock") || $0.hasPrefix("detent_gestures") })
  }

  @Test func onlyGesturesThatCanBeCancelledHaveASeriesForIt() {
    let cancelled = Self.lines().filter { $0.contains(#"outcome="cancelled""#) }
    #expect(
      cancelled == [
        #"detent_gestures_total{source="a",gesture="pan",outcome="cancelled"} 0"#,
        #"detent_gestures_total{source="a",gesture="edge_pan",outcome="cancelled"} 0"#,
      ])
  }
}
