internal import InputModel
internal import Interaction

extension Line {
  static func encode(_ report: ToDoCalendarReport) -> String {
    var object = JSONObject(type: "calendar", at: report.time)
    object.add("phase", report.phase.rawValue)
    object.add("date", report.date.words)
    if let result = report.result { object.add("result", result.rawValue) }
    return object.line()
  }

  static func encode(_ report: ToDoWheelReport) -> String {
    var object = JSONObject(type: "wheel", at: report.time)
    object.add("wheel", report.wheel.name)
    object.add("phase", report.phase.rawValue)
    object.add("value", report.value)
    return object.line()
  }

  static func encode(_ report: ToDoBoxReport) -> String {
    var object = JSONObject(type: "box", at: report.time)
    object.add("box", report.id == nil ? "new" : "item")
    object.add("phase", report.phase.rawValue)
    if let id = report.id { object.add("id", id) }
    if let result = report.result { object.add("result", result.rawValue) }
    if let complaint = report.complaint { object.add("complaint", complaint) }
    return object.line()
  }

  /// How many items a list has, and which of them are told.
  static func encode(_ page: ToDoEvent.Page) -> String {
    var head = JSONObject(type: "items")
    head.add("list", page.list.name)
    if let date = page.list.date { head.add("date", date.words) }
    head.add("total", page.total)
    head.add("start", page.start)
    head.add("count", page.items.count)
    return head.line()
  }

  static func encode(_ item: ToDoItem, row: Int, _ list: ToDoList) -> String {
    var object = JSONObject(type: "item")
    object.add("list", list.name)
    object.add("row", row)
    object.add("id", item.id)
    object.add("text", item.text)
    object.add("planned", item.planned.words)
    object.add("important", item.isImportant)
    object.add("created", item.created.stamp)
    object.add("done", item.done?.stamp)
    object.add("deleted", item.deleted?.stamp)
    return object.line()
  }

  /// What a person reads of it where lines are printed in words.
  static func describe(_ output: ToDoOutput) -> String? {
    switch output {
    case .page(let report): "\(report.page.rawValue) page"
    case .outcome(let report): "\(report.outcome.rawValue): \(report.title)"
    case .undo(let report):
      "\(report.isRedo ? "redo" : "undo") of \(report.outcome.rawValue): \(report.title)"
    case .trouble(let text): "error: \(text)"
    case .signIn, .row, .buttons, .menu, .calendar, .wheel, .box, .purged, .listing, .layout: nil
    }
  }
}

extension ToDoList {
  /// The name that scripts have for it, without its day.
  var name: String {
    switch self {
    case .toDo: "to do"
    case .done: "done"
    case .history: "history"
    case .important: "important"
    case .all: "all"
    }
  }

  var date: CivilDate? {
    switch self {
    case .toDo(let date), .done(let date), .history(let date): date
    case .important, .all: nil
    }
  }
}
