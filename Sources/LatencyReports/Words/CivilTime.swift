internal import Glibc

/// A moment as date and time of day, UTC.
struct CivilTime {
  /// The last second of the year 9999.
  static let last: Int64 = 253_402_300_799

  /// Such as `2026-03-01 12:00:05 UTC`.
  let text: String

  /// nil outside the years 1970 to 9999.
  init?(_ seconds: Int64) {
    guard 0...CivilTime.last ~= seconds else { return nil }
    var time = time_t(seconds)
    var parts = unsafe tm()
    guard unsafe gmtime_r(&time, &parts) != nil else { return nil }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = unsafe "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    let clock = unsafe "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    text = "\(date) \(clock) UTC"
  }
}
