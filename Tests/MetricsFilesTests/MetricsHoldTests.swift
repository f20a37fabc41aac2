import Foundation
import Metrics
import MetricsFiles
import Testing

/// Two that are told to keep the same file.
@Suite struct MetricsHoldTests {
  private static let merged = #"detent_queue_merged_total{source="a"} "#

  @Test func whatAnotherKeepsIsLeftAlone() throws {
    let folder = try MetricsFolder()
    let file = try MetricsFile(path: "\(folder.path)/a.prom")
    var first = MetricsHold(file)
    try first.write("first\n")
    do {
      var second = MetricsHold(file)
      let message = Self.refusal { () throws(MetricsFileError) in try second.write("second\n") }
      let start = "\(file.path) is kept by process \(ProcessInfo.processInfo.processIdentifier) ("
      #expect(message?.hasPrefix(start) == true)
      second.remove()
    }
    #expect(folder.text("a.prom") == "first\n")
    try first.write("again\n")
    _ = consume first
    var third = MetricsHold(file)
    try third.write("third\n")
    #expect(folder.text("a.prom") == "third\n")
    #expect(folder.names == ["a.prom"])
  }

  /// A file that somebody put there is no one's.
  @Test func whatNobodyKeepsIsReplaced() throws {
    let folder = try MetricsFolder()
    try "old".write(toFile: "\(folder.path)/a.prom", atomically: false, encoding: .utf8)
    var hold = MetricsHold(try MetricsFile(path: "\(folder.path)/a.prom"))
    try hold.write("new\n")
    try "edited".write(toFile: "\(folder.path)/a.prom", atomically: true, encoding: .utf8)
    try hold.write("newer\n")
    #expect(folder.text("a.prom") == "newer\n")
  }

  /// One that waits tells once whom for, and writes when that has ended; one that does not wait is refused.
  @Test func aLockWaitsAndOthersAreRefused() throws {
    let folder = try MetricsFolder()
    let file = try MetricsFile(path: "\(folder.path)/a.prom")
    let (memory, others) = (try #require(MetricsMemory()), try #require(MetricsMemory()))
    let first = try MetricsWriter(
      file, MetricSource("a", .run), memory, program: MetricsFolder.program)
    memory.add(3, to: .merged)
    while folder.text("a.prom")?.contains(Self.merged + "3\n") != true { usleep(10_000) }
    let message = Self.refusal { () throws(MetricsFileError) in
      _ = try MetricsWriter(
        file, MetricSource("a", .run), others, program: MetricsFolder.program)
    }
    #expect(message?.contains("is kept by process") == true)
    let second = try MetricsWriter(
      file, MetricSource("a", .lock), others, waits: true, program: MetricsFolder.program)
    var said: [String] = []
    while said.isEmpty {
      said += second.attend()
      usleep(10_000)
    }
    others.add(5, to: .merged)
    for _ in 0..<150 {
      said += second.attend()
      usleep(10_000)
    }
    #expect(said.count == 1)
    #expect(said.first?.hasSuffix("already: other figures are written once that ends") == true)
    #expect(folder.text("a.prom")?.contains(Self.merged + "3\n") == true)
    first.end()
    while folder.text("a.prom")?.contains(Self.merged + "5\n") != true { usleep(10_000) }
    second.end()
    #expect(folder.names == ["a.prom"])
  }

  private static func refusal(_ body: () throws(MetricsFileError) -> Void) -> String? {
    do throws(MetricsFileError) {
      try body()
      return nil
    } catch {
      guard case .held(let sentence) = error else { return nil }
      return sentence
    }
  }
}
