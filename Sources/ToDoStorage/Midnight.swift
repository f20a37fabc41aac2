internal import Interaction
internal import Storage

/// When a day's lists change by themselves.
enum Midnight {
  /// The first second of the next day, since 1970.
  static func next(after now: CivilTime) -> Int64 {
    LocalTime.seconds(CivilTime(now.date.adding(days: 1)))
  }
}
