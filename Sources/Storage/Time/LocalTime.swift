internal import CLinux
internal import Glibc
public import Interaction

/// Where seconds since 1970 become times on the wall and back, by the zone of `TZ`.
public enum LocalTime {
  /// Seconds since 1970.
  public static func now() -> Int64 { linux_realtime_microseconds() / 1_000_000 }

  /// The time on the wall, held within the years 1 to 9999.
  public static func civil(_ seconds: Int64) -> CivilTime {
    // The first and the last second that no zone moves out of those years.
    let held = min(max(seconds, -62_135_510_400), 253_402_214_400)
    var moment = time_t(held)
    var parts = unsafe tm()
    unsafe localtime_r(&moment, &parts)
    let year = Int(unsafe parts.tm_year) + 1900
    let month = Int(unsafe parts.tm_mon) + 1
    let date =
      CivilDate(year: year, month: month, day: Int(unsafe parts.tm_mday))
      ?? CivilDate(daysSince1970: Int(held / 86_400))
    // A leap second is held within its minute.
    return CivilTime(
      date, hour: Int(unsafe parts.tm_hour), minute: Int(unsafe parts.tm_min),
      second: min(Int(unsafe parts.tm_sec), 59))
  }

  /// When clocks show a time; of an hour that comes twice either, and for one that is left out what
  /// clocks show then.
  package static func seconds(_ time: CivilTime) -> Int64 {
    var parts = unsafe tm()
    unsafe parts.tm_year = Int32(time.date.year - 1900)
    unsafe parts.tm_mon = Int32(time.date.month - 1)
    unsafe parts.tm_mday = Int32(time.date.day)
    unsafe parts.tm_hour = Int32(time.hour)
    unsafe parts.tm_min = Int32(time.minute)
    unsafe parts.tm_sec = Int32(time.second)
    // The C library finds out whether it is summer time.
    unsafe parts.tm_isdst = -1
    return Int64(unsafe mktime(&parts))
  }
}
