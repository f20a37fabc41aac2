internal import InputModel
internal import Interaction

/// The notices of the mail program.
extension Notice {
  /// What a report tells a person; nil where a row or the picture says it already.
  /// `now` is what clocks show.
  init?(_ output: MailboxOutput, at time: Instant, now: CivilTime) {
    switch output {
    case .outcome(let report):
      guard let verb = Notice.verb(report.outcome) else { return nil }
      self.init(
        "\(verb) “\(Notice.subject(report.subject))”" + Notice.goal(of: report, now: now),
        action: report.outcome == .cameBack ? nil : .undo, at: time)
    case .undo(let report):
      guard let verb = Notice.verb(report.outcome) else { return nil }
      self.init(verb, Notice.subject(report.subject), isRedo: report.isRedo, at: time)
    case .trouble(let text): self.init(trouble: text, at: time)
    case .compose(let report):
      guard report.phase == .closing, let sentence = Notice.sentence(report.result) else {
        return nil
      }
      self.init(sentence, at: time)
    case .row, .menu, .segment, .options, .arrived, .layout:
      return nil
    }
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
