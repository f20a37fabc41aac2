internal import InputModel
internal import Interaction

/// The clock on the lock, which goes on at each minute.
struct LockClock: Sendable {
  private let civil: @Sendable (Instant) -> CivilTime
  private var shown: CivilTime
  /// When the minute is over; nil until the first moment is known.
  private(set) var deadline: Instant?

  init(_ civil: @escaping @Sendable (Instant) -> CivilTime) {
    self.civil = civil
    shown = civil(Instant(microseconds: 0))
  }

  /// Looks at the wall anew at every step, since that clock may be set.
  mutating func advance(to time: Instant) {
    shown = civil(time)
    deadline = time + Interval(seconds: Double(60 - shown.second))
  }

  var snapshot: ClockSnapshot {
    let date = shown.date
    let minute = shown.minute < 10 ? "0\(shown.minute)" : "\(shown.minute)"
    return ClockSnapshot(
      time: "\(shown.hour):\(minute)",
      date: "\(date.weekday.name) \(date.day) \(CivilMonth(of: date).name)")
  }
}
