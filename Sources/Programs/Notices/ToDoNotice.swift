internal import InputModel
internal import Interaction

/// The notices of the to-do app.
extension Notice {
  /// What a report tells a person; nil where the picture says it already.
  init?(_ output: ToDoOutput, at time: Instant) {
    switch output {
    case .outcome(let report):
      guard let verb = Notice.verb(report.outcome) else { return nil }
      self.init("\(verb) “\(report.title)”", action: .undo, at: time)
    case .undo(let report):
      guard let verb = Notice.verb(report.outcome) else { return nil }
      self.init(verb, report.title, isRedo: report.isRedo, at: time)
    case .purged: self.init("What was deleted is away for good", at: time)
    case .trouble(let text): self.init(trouble: text, at: time)
    case .page, .signIn, .row, .buttons, .menu, .calendar, .wheel, .box, .listing, .layout:
      return nil
    }
  }

  private static func verb(_ outcome: ToDoEdit.Outcome) -> String? {
    switch outcome {
    case .added: "Added"
    case .edited: "Changed"
    case .planned: "Planned"
    case .starred: "Important:"
    case .unstarred: "No longer important:"
    case .checked: "Done:"
    case .unchecked: "To do:"
    case .deleted: "Deleted"
    case .restored: "Restored"
    case .failed: nil
    }
  }
}
