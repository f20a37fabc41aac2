import Foundation
import InputModel
import KeptNumbers
import Metrics
import Testing

/// What Prometheus' own tool says, and whether what is written about the figures is of figures that are.
@Suite struct PromtoolTests {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let examples = top.appending(path: "Examples/metrics")

  /// Returns the exit status and what was said.
  private static func promtool(
    _ arguments: [String], input: String = ""
  ) throws -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/promtool")
    process.arguments = arguments
    process.currentDirectoryURL = examples
    let (read, write) = (Pipe(), Pipe())
    process.standardInput = write
    process.standardOutput = read
    process.standardError = read
    try process.run()
    // Less than a pipe holds.
    try write.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try write.fileHandleForWriting.close()
    let said = try read.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  private static func names(of command: MetricSource.Command) -> Set<String> {
    let text = Exposition.text(MetricValues(), of: MetricSource("a", command))
    return Set(
      text.split(separator: "\n").filter { $0.hasPrefix("# TYPE ") }
        .map { String($0.split(separator: " ")[2]) })
  }

  private static var names: Set<String> {
    MetricSource.Command.allCases.reduce(into: []) { $0.formUnion(names(of: $1)) }
  }

  @Test(arguments: MetricSource.Command.allCases)
  func theTextHasNoFault(command: MetricSource.Command) throws {
    let numbers = KeptNumbers()
    numbers.observe(.milliseconds(3), in: .latency)
    numbers.set(.start, to: 1_764_532_800_123_456)
    let source = MetricSource("a\"b\\c\nd", command, mode: "kiosk")
    let check = try Self.promtool(
      ["check", "metrics"], input: Exposition.text(numbers.values, of: source))
    #expect(check.status == 0 && check.said.isEmpty, "\(check.said)")
  }

  @Test func theRulesHaveNoFaultAndDoWhatTheySay() throws {
    let check = try Self.promtool(["check", "rules", "detent-alerts.yml"])
    #expect(check.status == 0, "\(check.said)")
    let test = try Self.promtool(["test", "rules", "detent-alerts.test.yml"])
    #expect(test.status == 0, "\(test.said)")
  }

  @Test(arguments: [
    "Examples/metrics/detent-alerts.yml", "Examples/metrics/detent-alerts.test.yml",
    "Examples/metrics/detent-dashboard.json", "metrics.md",
  ])
  func onlyFiguresThatAreAreNamed(file: String) throws {
    let text = try String(contentsOf: Self.top.appending(path: file), encoding: .utf8)
    let named = Set(
      text.matches(of: #/detent_[a-z_]+[a-z]/#).map { String($0.output) }
        .map { $0.replacing(#/_(bucket|sum|count)$/#, with: "") })
    #expect(named.subtracting(Self.names).isEmpty)
    #expect(!named.isEmpty)
  }

  @Test func allFiguresAreDescribed() throws {
    let text = try String(contentsOf: Self.top.appending(path: "metrics.md"), encoding: .utf8)
    for name in Self.names { #expect(text.contains("\n| `\(name)` | "), "\(name)") }
    for reason in MetricRefusal.allCases { #expect(text.contains("`\(reason.rawValue)`")) }
  }

  @Test func theDashboardIsJSONAndAsksForItsSource() throws {
    let data = try Data(contentsOf: Self.examples.appending(path: "detent-dashboard.json"))
    let tree = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let panels = try #require(tree["panels"] as? [[String: Any]])
    let identifiers = panels.compactMap { $0["id"] as? Int }
    #expect(Set(identifiers).count == panels.count)
    for panel in panels {
      let targets = try #require(panel["targets"] as? [[String: Any]])
      let expressions = targets.compactMap { $0["expr"] as? String }
      #expect(!expressions.isEmpty && expressions.allSatisfy { $0.contains("$instance") })
    }
  }
}
