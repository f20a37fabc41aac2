internal import Foundation
internal import Glibc
internal import InputModel
internal import Metrics
internal import MetricsFiles
internal import Programs

/// Allocations of the pure pipeline and of what is counted of it, in a process of its own.
enum PipelineAllocations {
  private static let devices = 3
  private static let contacts = 2
  private static let frames = 100_000

  struct CountError: Error, CustomStringConvertible {
    let description: String
  }

  /// Feeds frames under the counter that this process was started with.
  static func run() throws -> AllocationRun {
    guard let path = ProcessInfo.processInfo.environment[AllocationCounts.variable] else {
      throw CountError(description: "\(AllocationCounts.variable) is not set")
    }
    let counts = AllocationCounts(path: path)
    guard let memory = MetricsMemory() else {
      throw CountError(description: "there is no memory to share")
    }
    var load = PipelineLoad(
      devices: devices, contacts: contacts,
      tally: EventTally(into: memory, bound: .milliseconds(8)))
    load.run(frames: load.framesPerDrag * devices)
    // Reading the count allocates, too: what that takes is counted first, once it is a habit.
    let thread = Int(getpid())
    _ = counts.count(of: thread)
    let start = counts.count(of: thread)
    let second = counts.count(of: thread)
    load.run(frames: frames)
    let end = counts.count(of: thread)
    guard start.others > 0, load.output > frames / 2, memory.values != MetricValues() else {
      throw CountError(description: "nothing was counted, or nothing recognised")
    }
    let reading = second.others - start.others
    return AllocationRun(frames: frames, allocations: end.others - second.others - reading)
  }

  /// Runs this very program under the counter.
  static func measure(preload: String) throws -> AllocationRun {
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/allocations-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = try BenchProcess(
      [program, "allocations"],
      environment: ["LD_PRELOAD": preload, AllocationCounts.variable: path])
    _ = try process.await { $0.isOver ? 0 : nil }
    process.end()
    guard let line = process.lines.last?.text,
      let run = try? JSONDecoder().decode(AllocationRun.self, from: Data(line.utf8))
    else { throw CountError(description: "the counted process gave no figures") }
    return run
  }
}
