internal import Interaction

/// Days and moments as ISO 8601 writes them, without a zone.
enum CivilText {
  static func text(_ date: CivilDate) -> String {
    "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))"
  }

  static func text(_ time: CivilTime) -> String {
    "\(text(time.date))T\(digits(time.hour, 2)):\(digits(time.minute, 2)):\(digits(time.second, 2))"
  }

  /// A day such as 2026-03-10; nil for other texts.
  static func date(_ text: String) -> CivilDate? {
    guard let numbers = numbers(text, separator: "-", widths: [4, 2, 2]) else { return nil }
    return CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// A moment such as 2026-03-10T09:30:00; nil for other texts.
  static func time(_ text: String) -> CivilTime? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = date(String(parts[0])),
      let numbers = numbers(String(parts[1]), separator: ":", widths: [2, 2, 2]),
      numbers[0] < 24, numbers[1] < 60, numbers[2] < 60
    else { return nil }
    return CivilTime(date, hour: numbers[0], minute: numbers[1], second: numbers[2])
  }

  private static func numbers(
    _ text: String, separator: Character, widths: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == widths else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(part) : nil
    }
    return numbers.count == widths.count ? numbers : nil
  }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(width - text.count, 0)) + text
  }
}
