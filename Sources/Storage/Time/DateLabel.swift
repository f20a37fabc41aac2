internal import Interaction

/// When a message came, as lists show it: the shorter the nearer.
enum DateLabel {
  /// `09:12` today, `Tue` within six days, `12 Nov` this year, otherwise `2024-03-01`.
  static func text(_ time: CivilTime, today: CivilDate) -> String {
    let date = time.date
    let age = today.daysSince1970 - date.daysSince1970
    if age == 0 { return time.clock }
    if (1...6).contains(age) { return date.weekday.abbreviation }
    if date.year == today.year { return "\(date.day) \(CivilMonth(of: date).abbreviation)" }
    return "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
