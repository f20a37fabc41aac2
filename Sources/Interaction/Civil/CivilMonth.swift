/// A month of the proleptic Gregorian calendar.
public struct CivilMonth: Hashable, Comparable, Sendable {
  public let year: Int
  /// From 1.
  public let month: Int

  /// The month; nil outside the years 1 to 9999 and the months 1 to 12.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.init(number: year * 12 + month - 1)
  }

  /// The month that a day is in.
  public init(of date: CivilDate) {
    self.init(number: date.year * 12 + date.month - 1)
  }

  /// - Parameter number: Months since the year 0 began, held within the years 1 to 9999.
  private init(number: Int) {
    let held = min(max(number, 12), 119_999)
    year = held / 12
    month = held % 12 + 1
  }

  /// The month so many months later, held within the years 1 to 9999.
  public func adding(months: Int) -> CivilMonth {
    CivilMonth(number: year * 12 + month - 1 + min(max(months, -120_000), 120_000))
  }

  public var next: CivilMonth { adding(months: 1) }
  public var previous: CivilMonth { adding(months: -1) }

  public var length: Int { CivilDate.length(ofMonth: month, year: year) }
  public var firstDay: CivilDate { day(1) }

  /// A day of the month by its number, held within the month.
  public func day(_ number: Int) -> CivilDate {
    CivilDate(month: self, day: min(max(number, 1), length))
  }

  /// The days by weeks of seven, Monday first; nil for days of the months before and after.
  public var weeks: [[CivilDate?]] {
    let lead = firstDay.daysSinceMonday
    return stride(from: 1 - lead, through: length, by: 7).map { monday in
      (monday..<monday + 7).map { (1...length).contains($0) ? day($0) : nil }
    }
  }

  public var name: String { CivilMonth.names[month - 1] }

  /// Three letters, such as Dec.
  public var abbreviation: String { String(name.prefix(3)) }

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}
