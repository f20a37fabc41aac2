/// A moment as clocks and calendars on the wall show it, without a time zone.
public struct CivilTime: Hashable, Comparable, Sendable {
  public var date: CivilDate
  /// Seconds since midnight, 0 to 86 399.
  public let secondOfDay: Int

  /// The moment; a time beyond the day is held within it.
  public init(_ date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.date = date
    secondOfDay = min(max((hour * 60 + minute) * 60 + second, 0), 86_399)
  }

  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var second: Int { secondOfDay % 60 }

  /// The moment so many seconds later by the clock on the wall.
  public func adding(seconds: Int) -> CivilTime {
    let total = secondOfDay + seconds
    let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    return CivilTime(
      CivilDate(daysSince1970: date.daysSince1970 + days), second: total - days * 86_400)
  }

  /// Seconds from `other` to this by the clock on the wall.
  public func seconds(since other: CivilTime) -> Int {
    (date.daysSince1970 - other.date.daysSince1970) * 86_400 + secondOfDay - other.secondOfDay
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }
}
