/// A day of the proleptic Gregorian calendar.
public struct CivilDate: Hashable, Comparable, Sendable {
  public let year: Int
  /// From 1.
  public let month: Int
  /// From 1.
  public let day: Int

  /// The day; nil where there is none of these numbers, such as 29 February of most years.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CivilDate.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.init(valid: year, month, day)
  }

  /// - Parameter day: A day that the month has.
  init(month: CivilMonth, day: Int) {
    self.init(valid: month.year, month.month, day)
  }

  private init(valid year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day so many days after 1970-01-01, held within the years 1 to 9999.
  ///
  /// Howard Hinnant's `civil_from_days`: years begin in March, in eras of 400 years.
  public init(daysSince1970 days: Int) {
    let shifted = min(max(days, -719_162), 2_932_896) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      valid: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Howard Hinnant's `days_from_civil`.
  public var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day so many days later, held within the years 1 to 9999.
  public func adding(days: Int) -> CivilDate {
    CivilDate(daysSince1970: daysSince1970 + min(max(days, -4_000_000), 4_000_000))
  }

  /// The same day of the month so many months later, or that month's last where it has no such day;
  /// held within the years 1 to 9999.
  public func adding(months: Int) -> CivilDate {
    CivilMonth(of: self).adding(months: months).day(day)
  }

  /// How many days a month has.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
