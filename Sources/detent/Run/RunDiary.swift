internal import GestureRules
internal import LinuxInput
internal import InputModel
internal import Synchronization
internal import SystemdService

/// What the gesture daemon says: to the journal with fields where standard error leads there, else to
/// standard error.
final class RunDiary: Sendable {
  /// The same sentence is not said again so soon: a command that fails may do so ten times a second.
  private static let pause = Interval(seconds: 5)

  private static let mostRemembered = 50

  private let said = Mutex<[String: Instant]>([:])

  /// Says a sentence.
  func tell(
    _ sentence: String, _ priority: ServiceJournal.Priority,
    _ fields: [(name: String, value: String)] = []
  ) {
    if ServiceJournal.isConnected {
      let identifier = (name: "SYSLOG_IDENTIFIER", value: "detent")
      ServiceJournal.write(sentence, priority, [identifier] + fields)
    } else if priority.rawValue <= ServiceJournal.Priority.notice.rawValue {
      StandardError.say(sentence)
    }
  }

  private func isNew(_ sentence: String) -> Bool {
    let now = MonotonicClock.now()
    return said.withLock { said in
      if let last = said[sentence], now - last < RunDiary.pause { return false }
      if said.count >= RunDiary.mostRemembered { said = [:] }
      said[sentence] = now
      return true
    }
  }

  /// Tells what became of a command, where it is worth telling.
  func tell(_ report: CommandReport) {
    guard let complaint = report.complaint, isNew(complaint) else { return }
    var fields = report.firing.environment
    if case .ended(let ending) = report.action {
      switch ending.end {
      case .status(let status): fields.append(("DETENT_STATUS", "\(status)"))
      case .signal(let number): fields.append(("DETENT_SIGNAL", "\(number)"))
      }
    }
    tell(complaint, .warning, fields)
  }
}
