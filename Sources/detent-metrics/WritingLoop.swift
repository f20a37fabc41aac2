internal import Glibc
internal import Metrics
internal import MetricsFiles

/// Writes the file when the numbers have changed, at most once a second, and once more when nobody
/// counts any more.
struct WritingLoop: ~Copyable {
  /// A scrape comes every fifteen seconds or so.
  private static let pause: Int32 = 1000

  private var hold: MetricsHold
  private let source: MetricSource
  private let memory: MetricsMemory
  private var shown: MetricValues?
  private var hasComplained = false
  private var hasToldOfAnother = false

  init(_ file: MetricsFile, _ source: MetricSource, _ memory: MetricsMemory) {
    hold = MetricsHold(file)
    self.source = source
    self.memory = memory
  }

  mutating func run() {
    while !isAlone(within: WritingLoop.pause) { show(memory.values) }
    let last = memory.values.afterwards
    // A file that cannot be put right says something wrong.
    if !show(last) { hold.remove() }
  }

  /// Returns whether the file shows the numbers.
  @discardableResult
  private mutating func show(_ values: MetricValues) -> Bool {
    guard values != shown else { return true }
    do throws(MetricsFileError) {
      try hold.write(Exposition.text(values, of: source))
      shown = values
      return true
    } catch {
      switch error {
      case .held(let sentence):
        if !hasToldOfAnother { tell("\(sentence): other figures are written once that ends") }
        hasToldOfAnother = true
      case .usage, .notPermitted, .failure:
        if !hasComplained { tell(error.message) }
        hasComplained = true
      }
      return false
    }
  }

  /// Waits, and returns whether nobody holds the other end of the pipe.
  private func isAlone(within milliseconds: Int32) -> Bool {
    var end = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return unsafe poll(&end, 1, milliseconds) > 0
  }

  private func tell(_ sentence: String) {
    let line = Array("\(sentence)\n".utf8)
    _ = unsafe write(STDOUT_FILENO, line, line.count)
  }
}
