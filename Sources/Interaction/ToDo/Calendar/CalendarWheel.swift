/// A column of the calendar.
public enum CalendarWheel: Int, CaseIterable, Hashable, Sendable {
  case year
  case month
  case day

  public var name: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .day: "day"
    }
  }
}
