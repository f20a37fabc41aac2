internal import Glibc
internal import Supervision

/// Sentences to standard error, which is the journal's where a unit starts this.
enum Report {
  static func say(_ sentence: String) {
    let line = Array("detent: \(sentence)\n".utf8)
    _ = unsafe write(STDERR_FILENO, line, line.count)
  }

  /// Why no lock came about, or stayed; the lock itself has told more.
  static func say(_ end: LockRunEnd) {
    switch end {
    case .exit(let status): say("nothing is locked: detent-lock ended with status \(status)")
    case .signal(let number): say("detent-lock was ended by signal \(number)")
    case .unstarted(let code):
      say("nothing is locked: detent-lock cannot be started: error \(code)")
    case .another: say("another detent lock holds the console already")
    }
  }
}
