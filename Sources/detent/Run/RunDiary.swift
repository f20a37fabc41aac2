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

  private let lastSaid = Mutex<(sentence: String, time: Instant)?>(nil)

  /// Says a sentence.
  func tell(
    _ sentence: String, _ priority: ServiceJournal.Priority,
    _ fields: [(name: String, value: String)] = []
  ) {
    let now = MonotonicClock.now()
    let isNew = lastSaid.withLock { last in
      if let last, last.sentence == sentence, now - last.time < RunDiary.pause { return false }
      last = (sentence, now)
      return true
    }
    guard isNew else { return }
    if ServiceJournal.isConnected {
      ServiceJournal.write(sentence, priority, fields)
    } else if priority.rawValue <= ServiceJournal.Priority.notice.rawValue {
      StandardError.say(sentence)
    }
  }

  /// Tells what became of a command, where it is worth telling.
  func tell(_ report: CommandReport) {
    guard let complaint = report.complaint else { return }
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
