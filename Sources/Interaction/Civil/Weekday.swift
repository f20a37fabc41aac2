/// A day of the week, with the number that ISO 8601 gives it.
public enum Weekday: Int, CaseIterable, Hashable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  public var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// Three letters, such as Mon.
  public var abbreviation: String { String(name.prefix(3)) }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension CivilDate {
  public var weekday: Weekday { Weekday.allCases[daysSinceMonday] }

  /// How many days ago the week began: 0 on a Monday, 6 on a Sunday.
  var daysSinceMonday: Int {
    // 1970-01-01 was a Thursday.
    let remainder = (daysSince1970 + 3) % 7
    return remainder < 0 ? remainder + 7 : remainder
  }
}
