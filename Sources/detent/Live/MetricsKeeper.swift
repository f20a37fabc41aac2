internal import CLinux
internal import Glibc
internal import InputModel
internal import Invocation
internal import Latency
internal import LinuxInput
internal import Metrics
internal import MetricsFiles
internal import Programs

/// The numbers of a run, kept in a file where the command line asks for it.
final class MetricsKeeper: Sendable {
  /// The descriptor after those of a screen's token: the holder's memory.
  private static let placeAfterToken: Int32 = 3
  private static let pause: Int32 = 1000

  /// What the one thread uses; nil for a screen, whose holder has the file written.
  private final class Holder: @unchecked Sendable {
    let writer: MetricsWriter

    init(_ writer: MetricsWriter) { self.writer = writer }
  }

  private let memory: MetricsMemory
  private let holder: Holder?
  private let desk = KeeperDesk<Never>()
  private let bound: Interval

  /// Begins the file; throws where it cannot be kept, but not in a lock where another program keeps it. Nil
  /// where none is asked for, or a screen was given no memory, which is no reason not to lock.
  static func begin(_ invocation: Invocation) throws(InputError) -> MetricsKeeper? {
    guard let path = invocation.metricsFile else { return nil }
    if let token = invocation.token {
      guard let memory = MetricsMemory(token + placeAfterToken) else { return nil }
      return MetricsKeeper(memory, nil, invocation)
    }
    guard let memory = MetricsMemory() else { throw .failure("there is no memory for --metrics") }
    memory.set(.start, to: UInt64(max(linux_realtime_microseconds(), 0)))
    memory.set(.up, to: true)
    do throws(MetricsFileError) {
      let file = try MetricsFile(path: path)
      let writer = try MetricsWriter(
        file, invocation.source(file.name), memory, waits: invocation.command == .lock)
      return try MetricsKeeper(memory, Holder(writer), invocation).started()
    } catch {
      throw InputError(error)
    }
  }

  private init(_ memory: MetricsMemory, _ holder: Holder?, _ invocation: Invocation) {
    self.memory = memory
    self.holder = holder
    bound = invocation.bound
  }

  /// What counts for a program, on its thread.
  func tally() -> EventTally {
    EventTally(into: memory, bound: bound, share: holder == nil ? .screen : .all)
  }

  /// Nothing is counted any more. The end of a screen opens nothing.
  func end() {
    guard let holder else { return }
    _ = desk.end()
    memory.set(.locked, to: false)
    holder.writer.end()
  }

  private func started() throws(MetricsFileError) -> MetricsKeeper {
    guard let holder else { return self }
    do throws(WorkerThread.StartError) {
      let (desk, pause) = (desk, MetricsKeeper.pause)
      try desk.start(name: "detent-metrics", stackSize: WorkerThread.stackSize) {
        while !desk.wait(for: holder.writer.descriptor).isEnding {
          let starts = holder.writer.starts
          for sentence in holder.writer.attend() { StandardError.say(sentence) }
          // One that ends at once is not started again at once.
          if holder.writer.starts != starts { poll(nil, 0, pause) }
        }
      }
      return self
    } catch {
      holder.writer.end()
      throw .failure("no thread could be started: error \(error.code)")
    }
  }
}

extension InputError {
  init(_ error: MetricsFileError) {
    switch error {
    case .usage(let sentence): self = .usage(sentence)
    case .notPermitted(let sentence): self = .notPermitted(sentence)
    case .failure(let sentence): self = .failure(sentence)
    case .held(let sentence): self = .usage("\(sentence): give each program a file of its own")
    }
  }
}

extension Invocation {
  fileprivate func source(_ name: String) -> MetricSource {
    switch command {
    case .lock: MetricSource(name, .lock, mode: lockMode.rawValue)
    case .run: MetricSource(name, .run)
    default: MetricSource(name, .latency)
    }
  }
}
