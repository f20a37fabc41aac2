internal import CLinux
public import ChildProcesses
internal import Glibc
public import Metrics

/// The process that keeps a file as the numbers are, to be attended to once a second or so.
///
/// It is a process of its own so that no disk holds anybody up, and so that the file tells the truth after
/// whoever counts was killed.
public final class MetricsWriter {
  /// How long the last writing may take before nobody waits for it any more.
  private static let patience: Int32 = 1000
  /// A process that closes its pipe ends. Who attends to it has more to do than to wait for that.
  private static let reapingPatience: Int32 = 10
  /// After how long it is tried again to start a process that could not be started, in microseconds.
  private static let pause: Int64 = 2_000_000

  /// How long another's last words are waited for, in microseconds: who was killed and is started again at
  /// once finds its own former writer.
  private static let handingOver: Int64 = 1_000_000

  private let file: MetricsFile
  /// Kept until the process has written.
  private var hold: MetricsHold
  private let source: MetricSource
  private let memory: MetricsMemory
  private let program: String?
  /// Nil where it ended and could not be started again yet.
  private var process: ChildProcess?
  private var pipe: Int32
  /// Readable when it is time to try again.
  private let timer: Int32
  private var isComplaining = false
  /// How often the process was started again.
  public private(set) var starts = 0

  /// Writes the file for the first time, and has it kept from now on.
  ///
  /// - Parameter waits: Where another living process keeps the file, that is no error: it is told, and the
  ///   file is written once that process has ended.
  public init(
    _ file: MetricsFile, _ source: MetricSource, _ memory: MetricsMemory, waits: Bool = false,
    program: String? = SiblingProgram.path("detent-metrics")
  ) throws(MetricsFileError) {
    var hold = MetricsHold(file)
    try MetricsWriter.begin(&hold, Exposition.text(memory.values, of: source), waits: waits)
    do throws(StartError) {
      (process, pipe) = try MetricsWriter.start(file, source, memory, program)
    } catch {
      hold.remove()
      throw .failure(MetricsWriter.sentence(error))
    }
    self.hold = hold
    self.file = file
    self.source = source
    self.memory = memory
    self.program = program
    // Before it is needed: who cannot start a process may have no descriptor left either.
    timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
  }

  private static func begin(
    _ hold: inout MetricsHold, _ text: String, waits: Bool
  ) throws(MetricsFileError) {
    let end = linux_monotonic_microseconds() + handingOver
    while true {
      do throws(MetricsFileError) {
        return try hold.write(text)
      } catch {
        guard case .held = error else { throw error }
        if waits { return }
        guard linux_monotonic_microseconds() < end else { throw error }
        usleep(20_000)
      }
    }
  }

  /// Readable when `attend` has something to do.
  public var descriptor: Int32 { process == nil ? timer : pipe }

  /// Takes what the process says, and starts it again where it has ended. Returns sentences for people,
  /// each of which is told once.
  public func attend() -> [String] {
    guard process != nil else {
      var times: UInt64 = 0
      return unsafe read(timer, &times, 8) > 0 ? start() : []
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    var said: [UInt8] = []
    while true {
      let count = unsafe read(pipe, &bytes, bytes.count)
      if count > 0 {
        said += bytes[..<count]
        continue
      }
      let sentences = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
      return count == 0 ? sentences + restart() : sentences
    }
  }

  /// What was counted stands in the file, and that nothing runs any more.
  public func end() {
    close(timer)
    if let process {
      close(pipe)
      // It may have been killed since it was last attended to.
      guard let end = process.wait(milliseconds: MetricsWriter.patience), end != .exit(0) else {
        return
      }
    }
    do throws(MetricsFileError) {
      try hold.write(Exposition.text(memory.values.afterwards, of: source))
    } catch {
      hold.remove()
    }
  }

  private func restart() -> [String] {
    guard let end = process?.wait(milliseconds: MetricsWriter.reapingPatience) else { return [] }
    close(pipe)
    process = nil
    let said = start()
    guard process != nil else { return said }
    return tellOnce("what keeps \(file.path) ended (\(MetricsWriter.words(end))); started again")
  }

  /// Starts the process again, or has it tried later.
  private func start() -> [String] {
    do throws(StartError) {
      (process, pipe) = try MetricsWriter.start(file, source, memory, program)
      starts += 1
      return []
    } catch {
      linux_timer_set(timer, linux_monotonic_microseconds() + MetricsWriter.pause)
      return tellOnce(MetricsWriter.sentence(error))
    }
  }

  private func tellOnce(_ sentence: String) -> [String] {
    defer { isComplaining = true }
    return isComplaining ? [] : [sentence]
  }

  private static func start(
    _ file: MetricsFile, _ source: MetricSource, _ memory: MetricsMemory, _ program: String?
  ) throws(StartError) -> (ChildProcess, Int32) {
    guard let program else { throw StartError(code: ENOENT) }
    var ends: [Int32] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw StartError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[1]) }
    var launch = ChildLaunch(
      program: program,
      arguments: [program, file.path, source.command.rawValue, source.mode])
    launch.environment = .only(["SWIFT_BACKTRACE=enable=no"])
    launch.streams = [.copy(memory.descriptor), .copy(ends[1]), .nothing]
    do throws(StartError) {
      return (try launch.start(), ends[0])
    } catch {
      close(ends[0])
      throw error
    }
  }

  private static func sentence(_ error: StartError) -> String {
    unsafe "detent-metrics cannot be started: \(String(cString: strerror(error.code)))"
  }

  private static func words(_ end: ChildEnd) -> String {
    switch end {
    case .exit(let status): "status \(status)"
    case .signal(let number): "signal \(number)"
    }
  }
}
