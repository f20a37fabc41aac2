internal import Interaction

/// The words that people read.
enum ToDoWords {
  /// A day in full, such as `Wed 4 March 2026`.
  static func day(_ date: CivilDate) -> String {
    "\(date.weekday.abbreviation) \(date.day) \(CivilMonth(of: date).name) \(date.year)"
  }

  /// A day as short as it can be told from another one's view, such as `Tue 3 March`.
  static func day(_ date: CivilDate, seenFrom other: CivilDate) -> String {
    let words = "\(date.weekday.abbreviation) \(date.day) \(CivilMonth(of: date).name)"
    return date.year == other.year ? words : "\(words) \(date.year)"
  }

  static func title(of view: ToDoView, today: CivilDate) -> String {
    switch view {
    case .day(let date): date == today ? "Today, \(day(date))" : day(date)
    case .important: "Important"
    case .all: "All"
    }
  }

  /// What a row says of days besides its text.
  static func note(on item: ToDoItem, in list: ToDoList) -> String {
    switch list {
    case .toDo(let shown):
      item.planned < shown ? "since \(day(item.planned, seenFrom: shown))" : ""
    case .done(let shown):
      item.planned == shown ? "" : "for \(day(item.planned, seenFrom: shown))"
    case .history(let shown): item.done.map { day($0.date, seenFrom: shown) } ?? ""
    case .important, .all: day(item.planned)
    }
  }

  /// When an item was made, done and deleted.
  static func details(of item: ToDoItem) -> String {
    let done = item.done.map { ", done \(moment($0))" } ?? ""
    let deleted = item.deleted.map { ", deleted \(moment($0))" } ?? ""
    return "Made \(moment(item.created))\(done)\(deleted)"
  }

  private static func moment(_ time: CivilTime) -> String { "\(day(time.date)) \(time.clock)" }

  static func label(_ item: ToDoMenuItem, day: CivilDate, asksToPurge: Bool) -> String {
    switch item {
    case .day: ToDoWords.day(day)
    case .important: "Important"
    case .all: "All"
    case .purge: asksToPurge ? "For good? Tap again" : "Purge what is deleted"
    case .signOut: "Sign out"
    }
  }

  static func word(_ swipe: ToDoSwipe, for item: ToDoItem) -> String {
    switch swipe {
    case .check: item.done == nil ? "Done" : "To do"
    case .delete: item.deleted == nil ? "Delete" : "Restore"
    }
  }

  static let accountHint =
    "Accounts keep lists apart. They do not encrypt them: who can read the file can read the lists."
}
