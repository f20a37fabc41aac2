internal import InputModel
internal import Interaction

extension Line {
  /// The line of a report; nil where it has none of its own.
  init?(_ output: MailboxOutput) {
    switch output {
    case .row(let report): self = .row(report)
    case .outcome(let report): self = .outcome(report)
    case .menu(let report): self = .menu(report)
    case .segment(let report): self = .segment(report)
    case .options(let report): self = .options(report)
    case .compose(let report): self = .compose(report)
    case .undo(let report): self = .undo(report)
    case .arrived(let stored): self = .message(stored.message, row: nil, stored.place)
    case .trouble(let text):
      self = .log(level: "error", source: "mail", node: nil, message: text)
    case .layout: return nil
    }
  }

  static func encode(_ report: RowReport) -> String {
    var object = JSONObject(type: "row", at: report.time)
    object.add("row", report.row)
    object.add("id", report.id)
    object.add("place", report.place.name)
    let look = report.appearance
    object.addRow(
      report.phase, look.background, icon: look.icon, opacity: look.iconOpacity, at: report.offset)
    return object.line()
  }

  static func encode(_ report: OutcomeReport) -> String {
    var object = JSONObject(type: "outcome", at: report.time)
    object.add("row", report.row)
    object.add("id", report.id)
    object.add("outcome", report.outcome.rawValue)
    if let option = report.option { object.add("option", option.label) }
    object.add("place", report.place.name)
    if let due = report.due { object.add("due", due.stamp) }
    return object.line()
  }

  static func encode(_ report: MenuReport) -> String {
    var object = JSONObject(type: "menu", at: report.time)
    object.add("phase", report.phase.rawValue)
    object.add("fraction", report.fraction)
    return object.line()
  }

  static func encode(_ report: SegmentReport) -> String {
    var object = JSONObject(type: "segment", at: report.time)
    object.add("phase", report.phase.rawValue)
    object.add("segment", report.place.name)
    object.add("position", report.position)
    return object.line()
  }

  static func encode(_ report: OptionsReport) -> String {
    var object = JSONObject(type: "options", at: report.time)
    object.add("phase", report.isOpen ? "open" : "closed")
    object.add("id", report.id)
    object.add("options", report.options)
    object.add("default", report.usual)
    return object.line()
  }

  static func encode(_ report: ComposeReport) -> String {
    var object = JSONObject(type: "compose", at: report.time)
    object.add("phase", report.phase.rawValue)
    if let result = report.result { object.add("result", result.rawValue) }
    if let complaint = report.complaint { object.add("complaint", complaint) }
    return object.line()
  }

  static func encode(_ report: UndoReport) -> String {
    var object = JSONObject(type: "undo", at: report.time)
    object.add("action", report.isRedo ? "redo" : "undo")
    object.add("id", report.id)
    object.add("outcome", report.outcome.rawValue)
    object.add("levels", report.done)
    object.add("redo_levels", report.undone)
    return object.line()
  }

  static func encode(messages count: Int, in place: Place) -> String {
    var object = JSONObject(type: "messages")
    object.add("place", place.name)
    object.add("count", count)
    return object.line()
  }

  static func encode(_ message: Message, row: Int?, _ place: Place) -> String {
    var object = JSONObject(type: "message")
    object.add("place", place.name)
    object.add("row", row)
    object.add("id", message.id)
    object.add("sender", message.sender)
    object.add("subject", message.subject)
    object.add("excerpt", message.excerpt)
    object.add("date", message.date)
    object.add("received", message.received)
    object.add("due", message.due?.stamp)
    object.add("unread", message.isUnread)
    object.add("readable", message.isReadable)
    return object.line()
  }
}

extension CivilTime {
  /// The moment as ISO 8601 has it, without a zone.
  var stamp: String { "\(date.words)T\(clock)" }
}
