/// What can be chosen after a row was let go to the left.
public enum RowOption: Hashable, Sendable {
  case reschedule(RescheduleTime)
  case list(String)

  /// The word on the tile.
  public var label: String {
    switch self {
    case .reschedule(let time): time.rawValue
    case .list(let name): name
    }
  }

  /// The options of an action, the default first; none for an action that asks nothing.
  public static func options(of action: RowAction, lists: [String]) -> [RowOption] {
    switch action {
    case .reschedule: RescheduleTime.allCases.map(RowOption.reschedule)
    case .list: lists.map(RowOption.list)
    case .archive, .delete: []
    }
  }
}

/// When a deferred message comes back.
public enum RescheduleTime: String, CaseIterable, Hashable, Sendable {
  case laterToday = "later today"
  case thisEvening = "this evening"
  case tomorrow = "tomorrow"
  case thisWeekend = "this weekend"
  case nextWeek = "next week"
  case inAMonth = "in a month"
  case someday = "someday"
  case pickADate = "pick a date"
}
