extension CivilTime {
  /// The time in a few words for who reads them now: “today 18:00”, “tomorrow 08:00”, “Sat 08:00”
  /// within six days, “12 Dec 08:00” within the year, “12 Dec 2027”. At most 14 letters.
  public func words(seenFrom now: CivilTime) -> String {
    switch date.daysSince1970 - now.date.daysSince1970 {
    case 0: "today \(clock)"
    case 1: "tomorrow \(clock)"
    case 2...6: "\(date.weekday.abbreviation) \(clock)"
    default: date.year == now.date.year ? "\(dayAndMonth) \(clock)" : "\(dayAndMonth) \(date.year)"
    }
  }

  /// The hour and the minute, such as 08:00.
  public var clock: String { "\(CivilTime.twoDigits(hour)):\(CivilTime.twoDigits(minute))" }

  private var dayAndMonth: String { "\(date.day) \(CivilMonth(of: date).abbreviation)" }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
