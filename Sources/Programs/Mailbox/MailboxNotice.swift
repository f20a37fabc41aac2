internal import InputModel
internal import Interaction

/// A sentence of the mail program that stands for a while, with what a tap on it does.
struct MailboxNotice: Sendable {
  enum Action: String, Sendable {
    case undo = "Undo"
    case redo = "Redo"
  }

  /// How long a notice stands.
  static let time = Interval(seconds: 3)
  /// How long one that tells of trouble stands: it is longer to read.
  private static let troubleTime = Interval(seconds: 6)

  var text: String
  var action: Action?
  var until: Instant

  /// What a report tells a person; nil where a row or the picture says it already.
  /// `now` is what clocks show.
  init?(_ output: MailboxOutput, at time: Instant, now: CivilTime) {
    switch output {
    case .outcome(let report):
      guard let verb = MailboxNotice.verb(report.outcome) else { return nil }
      self.init(
        text: "\(verb) “\(MailboxNotice.subject(report.subject))”"
          + MailboxNotice.goal(of: report, now: now),
        action: report.outcome == .cameBack ? nil : .undo, until: time + MailboxNotice.time)
    case .undo(let report):
      guard let verb = MailboxNotice.verb(report.outcome) else { return nil }
      self.init(
        text: report.isRedo
          ? "\(verb) “\(MailboxNotice.subject(report.subject))” again"
          : "Undone: \(verb.lowercased()) “\(MailboxNotice.subject(report.subject))”",
        action: report.isRedo ? .undo : .redo, until: time + MailboxNotice.time)
    case .trouble(let text):
      self.init(text: text, until: time + MailboxNotice.troubleTime)
    case .compose(let report):
      guard report.phase == .closing, let sentence = MailboxNotice.sentence(report.result) else {
        return nil
      }
      self.init(text: sentence, until: time + MailboxNotice.time)
    case .row, .menu, .segment, .options, .arrived, .layout:
      return nil
    }
  }

  private init(text: String, action: Action? = nil, until: Instant) {
    self.text = text
    self.action = action
    self.until = until
  }

  private static func subject(_ subject: String) -> String {
    subject.isEmpty ? "(no subject)" : subject
  }

  /// Where a message went, or until when, where the verb does not say it.
  private static func goal(of report: OutcomeReport, now: CivilTime) -> String {
    switch report.outcome {
    case .rescheduled: " until " + (report.due?.words(seenFrom: now) ?? "someday")
    case .listed: " in “\(report.place.label)”"
    case .archived, .deleted, .restored, .returned, .cameBack, .failed, .undone: ""
    }
  }

  private static func verb(_ outcome: RowOutcome) -> String? {
    switch outcome {
    case .rescheduled: "Deferred"
    case .listed: "Filed"
    case .archived: "Archived"
    case .deleted: "Deleted"
    case .restored: "To the mailbox:"
    case .cameBack: "Came back:"
    case .returned, .undone, .failed: nil
    }
  }

  private static func sentence(_ result: ComposeReport.Result?) -> String? {
    switch result {
    case .sent: "It is in the outbox"
    case .kept: "The draft is kept"
    case .discarded, nil: nil
    }
  }
}
