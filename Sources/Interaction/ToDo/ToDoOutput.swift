public import InputModel

/// What the to-do app tells of itself, in order.
public enum ToDoOutput: Hashable, Sendable {
  case page(ToDoPageReport)
  case signIn(SignInReport)
  case row(ToDoRowReport)
  case buttons(ToDoButtonsReport)
  case outcome(ToDoOutcomeReport)
  case undo(ToDoUndoReport)
  case menu(MenuReport)
  case calendar(ToDoCalendarReport)
  case wheel(ToDoWheelReport)
  case box(ToDoBoxReport)
  /// Deleted items are away for good.
  case purged(at: Instant)
  /// A part of a list that was asked for by a script.
  case listing(ToDoEvent.Page)
  /// Something that a person should know.
  case trouble(String)
  /// Elements have moved, come or gone.
  case layout
}

/// What is shown, when it changed.
public struct ToDoPageReport: Hashable, Sendable {
  public enum Page: String, Hashable, Sendable {
    case launch
    case signIn = "sign-in"
    case main
  }

  public var time: Instant
  public var page: Page
  /// What the main page shows.
  public var view: ToDoView
  /// Who is signed in.
  public var account: String?
}

/// What the main page shows.
public enum ToDoView: Hashable, Sendable {
  case day(CivilDate)
  case important
  case all

  /// The lists of its panes, from the top.
  var panes: [[ToDoList]] {
    switch self {
    case .day(let date): [[.toDo(date)], [.done(date), .history(date)]]
    case .important: [[.important]]
    case .all: [[.all]]
    }
  }
}

/// The sign-in form's state when it changed.
public struct SignInReport: Hashable, Sendable {
  public var time: Instant
  public var mode: SignInForm.Mode
  public var phase: SignInForm.Phase
  public var isRemembered: Bool
  public var complaint: String?
  public var accounts: [String]
}

/// A row's state when it changed.
public struct ToDoRowReport: Hashable, Sendable {
  public var time: Instant
  /// The row's place in its list, from 0.
  public var row: Int
  public var id: Int64
  public var list: ToDoList
  public var phase: SwipeRow.Phase
  public var appearance: ToDoRowAppearance
  public var offset: Points
}

/// The state of the buttons beside an item when it changed.
public struct ToDoButtonsReport: Hashable, Sendable {
  public enum Phase: String, Hashable, Sendable {
    case opening
    case open
    case closing
    case closed
  }

  public var time: Instant
  public var id: Int64
  public var phase: Phase
}

/// What became of an item; told once it is kept.
public struct ToDoOutcomeReport: Hashable, Sendable {
  public var time: Instant
  public var id: Int64?
  public var title: String
  public var outcome: ToDoEdit.Outcome
}

/// A step that was undone or done again; told once it is kept.
public struct ToDoUndoReport: Hashable, Sendable {
  public var time: Instant
  public var isRedo: Bool
  public var id: Int64
  public var title: String
  /// What was undone or done again.
  public var outcome: ToDoEdit.Outcome
  /// How many steps can be undone, and how many done again.
  public var done: Int
  public var undone: Int
}

/// The calendar's state when it changed.
public struct ToDoCalendarReport: Hashable, Sendable {
  public var time: Instant
  public var phase: ToDoCalendar.Phase
  public var date: CivilDate
  public var result: ToDoCalendar.Result?
}

/// A wheel's state when it changed.
public struct ToDoWheelReport: Hashable, Sendable {
  public var time: Instant
  public var wheel: CalendarWheel
  public var phase: Wheel.Phase
  /// The number in the middle, such as 2026.
  public var value: Int
}

/// The state of the box of a text when it changed.
public struct ToDoBoxReport: Hashable, Sendable {
  public var time: Instant
  public var phase: ToDoBox.Phase
  /// The item; nil for a new task.
  public var id: Int64?
  public var result: ToDoBox.Result?
  public var complaint: String?
}
