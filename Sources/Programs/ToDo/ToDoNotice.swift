internal import InputModel
internal import Interaction

/// A sentence of the to-do app that stands for a while, with what a tap on it does.
struct ToDoNotice: Sendable {
  enum Action: String, Sendable {
    case undo = "Undo"
    case redo = "Redo"
  }

  /// How long a notice stands.
  private static let time = Interval(seconds: 3)
  /// How long one that tells of trouble stands: it is longer to read.
  private static let troubleTime = Interval(seconds: 6)

  var text: String
  var action: Action?
  var until: Instant

  /// What a report tells a person; nil where the picture says it already.
  init?(_ output: ToDoOutput, at time: Instant) {
    switch output {
    case .outcome(let report):
      guard let verb = ToDoNotice.verb(report.outcome) else { return nil }
      self.init(
        text: "\(verb) “\(report.title)”", action: .undo, until: time + ToDoNotice.time)
    case .undo(let report):
      guard let verb = ToDoNotice.verb(report.outcome) else { return nil }
      self.init(
        text: report.isRedo
          ? "\(verb) “\(report.title)” again" : "Undone: \(verb.lowercased()) “\(report.title)”",
        action: report.isRedo ? .undo : .redo, until: time + ToDoNotice.time)
    case .purged:
      self.init(text: "What was deleted is away for good", until: time + ToDoNotice.time)
    case .trouble(let text): self.init(text: text, until: time + ToDoNotice.troubleTime)
    case .page, .signIn, .row, .buttons, .menu, .calendar, .wheel, .box, .listing, .layout:
      return nil
    }
  }

  private init(text: String, action: Action? = nil, until: Instant) {
    self.text = text
    self.action = action
    self.until = until
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
