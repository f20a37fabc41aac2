internal import InputModel
internal import Interaction

extension Line {
  /// The line of a report; nil where it has none of its own, or another kind of line tells it.
  init?(_ output: ToDoOutput) {
    switch output {
    case .menu(let report): self = .menu(report)
    case .trouble(let text):
      self = .log(level: "error", source: "to-do", node: nil, message: text)
    case .layout: return nil
    case .page, .signIn, .row, .buttons, .outcome, .undo, .calendar, .wheel, .box, .purged,
      .listing:
      self = .toDo(output)
    }
  }

  static func encode(_ output: ToDoOutput) -> String {
    switch output {
    case .page(let report): encode(report)
    case .signIn(let report): encode(report)
    case .row(let report): encode(report)
    case .buttons(let report): encode(report)
    case .outcome(let report): encode(report)
    case .undo(let report): encode(report)
    case .menu(let report): encode(report)
    case .calendar(let report): encode(report)
    case .wheel(let report): encode(report)
    case .box(let report): encode(report)
    case .purged(let time): encode(purgedAt: time)
    case .listing(let page): encode(page)
    case .trouble(let text): encode(error: text)
    case .layout: ""
    }
  }

  private static func encode(_ report: ToDoPageReport) -> String {
    var object = JSONObject(type: "page", at: report.time)
    object.add("page", report.page.rawValue)
    object.add("view", report.view.name)
    if case .day(let date) = report.view { object.add("date", date.words) }
    object.add("account", report.account)
    return object.line()
  }

  private static func encode(_ report: SignInReport) -> String {
    var object = JSONObject(type: "sign-in", at: report.time)
    object.add("mode", report.mode.rawValue)
    object.add("phase", report.phase.rawValue)
    object.add("remember", report.isRemembered)
    object.add("accounts", report.accounts)
    if let complaint = report.complaint { object.add("complaint", complaint) }
    return object.line()
  }

  private static func encode(_ report: ToDoRowReport) -> String {
    var object = JSONObject(type: "row", at: report.time)
    object.add("row", report.row)
    object.add("id", report.id)
    object.add("list", report.list.name)
    let look = report.appearance
    object.addRow(
      report.phase, look.background, icon: look.icon, opacity: look.iconOpacity, at: report.offset)
    return object.line()
  }

  private static func encode(_ report: ToDoButtonsReport) -> String {
    var object = JSONObject(type: "buttons", at: report.time)
    object.add("id", report.id)
    object.add("phase", report.phase.rawValue)
    return object.line()
  }

  private static func encode(_ report: ToDoOutcomeReport) -> String {
    var object = JSONObject(type: "outcome", at: report.time)
    object.add("id", report.id.map(Int.init))
    object.add("outcome", report.outcome.rawValue)
    object.add("title", report.title)
    return object.line()
  }

  private static func encode(_ report: ToDoUndoReport) -> String {
    var object = JSONObject(type: "undo", at: report.time)
    object.add("action", report.isRedo ? "redo" : "undo")
    object.add("id", report.id)
    object.add("outcome", report.outcome.rawValue)
    object.add("title", report.title)
    object.add("levels", report.done)
    object.add("redo_levels", report.undone)
    return object.line()
  }

  private static func encode(purgedAt time: Instant) -> String {
    JSONObject(type: "purged", at: time).line()
  }
}

extension ToDoView {
  /// The name that scripts have for it.
  var name: String {
    switch self {
    case .day: "day"
    case .important: "important"
    case .all: "all"
    }
  }
}
