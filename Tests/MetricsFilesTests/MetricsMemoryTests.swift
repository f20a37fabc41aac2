import Foundation
import InputModel
import Metrics
import MetricsFiles
import Testing

/// The memory that processes share.
@Suite struct MetricsMemoryTests {
  @Test func allIsNoneAtFirst() throws {
    let memory = try #require(MetricsMemory())
    #expect(memory.values == MetricValues())
  }

  @Test func whatOneCountsAnotherSees() throws {
    let memory = try #require(MetricsMemory())
    let other = try #require(MetricsMemory(dup(memory.descriptor)))
    memory.add(3, to: .merged)
    other.count(.merged)
    other.set(.locked, to: true)
    #expect(memory.values[.merged] == 4)
    #expect(memory.values[.locked] == 1)
    #expect(memory.values == other.values)
  }

  @Test func nothingIsLostWhereSeveralCount() async throws {
    let memory = try #require(MetricsMemory())
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<5000 { memory.observe(.milliseconds(3), in: .latency) }
        }
      }
    }
    let text = Exposition.text(memory.values, of: MetricSource("a", .latency))
    #expect(text.contains(#"detent_latency_seconds_count{source="a"} 20000"#))
    #expect(text.contains(#"detent_latency_seconds_sum{source="a"} 60"#))
  }

  /// Who was given the memory cannot end the others by cutting it.
  @Test func itCannotBeCut() throws {
    let memory = try #require(MetricsMemory())
    #expect(ftruncate(memory.descriptor, 0) == -1)
    #expect(ftruncate(memory.descriptor, 1 << 20) == -1)
  }

  @Test func whatIsNoSuchMemoryIsRefused() throws {
    let nothing = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    #expect(MetricsMemory(dup(nothing.fileDescriptor)) == nil)
    #expect(MetricsMemory(-1) == nil)
  }
}
