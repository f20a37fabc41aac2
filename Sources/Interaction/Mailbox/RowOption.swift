/// What can be chosen after a row was let go to the left.
public enum RowOption: Hashable, Sendable {
  case reschedule(RescheduleTime)
  /// The morning of a day that was picked.
  case date(CivilDate)
  case list(String)

  /// The word for it; a day as `2026-12-24`.
  public var label: String {
    switch self {
    case .reschedule(let time): time.rawValue
    case .date(let date): date.words
    case .list(let name): name
    }
  }
}

extension CivilDate {
  /// The day as ISO 8601 has it.
  public var words: String {
    let year = String(year + 10_000).dropFirst()
    let month = String(month + 100).dropFirst()
    return "\(year)-\(month)-\(String(day + 100).dropFirst())"
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
