internal import InputModel
internal import Interaction
internal import Storage

/// What clocks and calendars show where the program runs.
enum WallClock {
  /// The present, whatever the moment of the event that asks.
  static func civil(at time: Instant) -> CivilTime { LocalTime.civil(LocalTime.now()) }
}
