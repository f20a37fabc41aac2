internal import CLinux
internal import Glibc
internal import LinuxConsole
internal import LockMessages
internal import Metrics
internal import MetricsFiles

/// The numbers of the lock, in memory that this process shares with the screen and with the process that
/// writes them to a file.
///
/// Whether it is locked is counted here, since screens come and go; what a screen counts is kept when it
/// dies.
final class HeldMetrics {
  private let memory: MetricsMemory
  private let writer: MetricsWriter

  /// The memory, to be given to a screen.
  var descriptor: Int32 { memory.descriptor }

  /// Begins a file; `isLocked` where a lock is taken over. The file of an earlier lock that says
  /// something else goes.
  init?(
    _ path: String?, mode: String, _ folder: borrowing StateFolder, isLocked: Bool
  ) throws(ConsoleError) {
    let file = try HeldMetrics.file(path)
    if let former = folder.readMetricsPath(), former != file?.path {
      MetricsFile(checked: former).remove()
      try folder.removeMetricsPath()
    }
    guard let file else { return nil }
    guard let memory = MetricsMemory() else { throw .failure("there is no memory for --metrics") }
    memory.set(.start, to: UInt64(max(linux_realtime_microseconds(), 0)))
    memory.set(.up, to: true)
    memory.set(.holdsConsole, to: true)
    memory.set(.locked, to: isLocked)
    do throws(MetricsFileError) {
      writer = try MetricsWriter(
        file, MetricSource(file.name, .lock, mode: mode), memory, waits: true)
    } catch {
      throw HeldMetrics.error(error)
    }
    self.memory = memory
    try folder.writeMetricsPath(file.path)
  }

  func tellLocked() { memory.set(.locked, to: true) }

  func countScreen() { memory.count(.screenStarts) }

  /// The screen has gone, and reads no device any more.
  func loseScreen() { memory.clearDevices() }

  /// Takes what a screen is told of its secret.
  func count(_ answer: AttemptAnswer) {
    switch answer {
    case .started, .closed: break
    case .accepted: memory.count(.attempts(.accepted))
    case .refused: memory.count(.attempts(.refused))
    case .failed: memory.count(.attempts(.failed))
    }
  }

  /// A check was ended that nobody is told of.
  func countAbandoned() { memory.count(.attempts(.failed)) }

  /// To be called once a second.
  func attend() {
    for sentence in writer.attend() { Report.tryToSay(Report.visible(sentence)) }
  }

  /// All was put back, or could not be.
  func tellOpen(_ isOpen: Bool) { memory.set(.locked, to: !isOpen) }

  func end(isUnlocked: Bool) {
    if isUnlocked { memory.count(.unlocks) }
    writer.end()
  }

  private static func file(_ path: String?) throws(ConsoleError) -> MetricsFile? {
    guard let path else { return nil }
    do throws(MetricsFileError) {
      return try MetricsFile(path: path)
    } catch {
      throw HeldMetrics.error(error)
    }
  }

  private static func error(_ error: MetricsFileError) -> ConsoleError {
    switch error {
    case .notPermitted(let sentence): .notPermitted(sentence)
    case .usage(let sentence), .failure(let sentence), .held(let sentence): .failure(sentence)
    }
  }
}
