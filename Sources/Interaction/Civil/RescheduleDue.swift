/// When the choices fall due. One table, so that a person learns few hours.
private enum DueHours {
  /// When a day's work begins for most: what comes back is there then, and wakes nobody.
  static let morning = 8
  /// When it is over for most.
  static let evening = 18
  /// What “later” means: long enough to finish something else first, short enough for the same day.
  static let later = 3
  /// What “this evening” means when the evening has come: another two hours of it.
  static let laterThisEvening = 2
  /// What came back sooner had better been done at once.
  static let shortest = 1
}

extension CivilTime {
  /// The hour at which what is due on a day comes back.
  public init(morningOf date: CivilDate) {
    self.init(date, hour: DueHours.morning)
  }
}

extension RescheduleTime {
  /// When a message that is deferred now comes back: a whole minute after `now`.
  ///
  /// nil for what names no time (someday, a date yet to be picked), and where the calendar ends.
  public func due(after now: CivilTime) -> CivilTime? {
    guard let due = wanted(at: now)?.upToMinute, due > now else { return nil }
    return due
  }

  private func wanted(at now: CivilTime) -> CivilTime? {
    let today = now.date
    switch self {
    case .laterToday:
      // Held to the day, but for its last hour: who is still up then is up in the next one, too.
      let later = min(now.adding(hours: DueHours.later), CivilTime(today, hour: 23, minute: 59))
      return max(later, now.adding(hours: DueHours.shortest))
    case .thisEvening:
      let evening = CivilTime(today, hour: DueHours.evening)
      if now.adding(hours: DueHours.shortest) <= evening { return evening }
      let later = now.adding(hours: DueHours.laterThisEvening).upToMinute
      if later.date == today { return later }
      return CivilTime(today.adding(days: 1), hour: DueHours.evening)
    case .tomorrow:
      return CivilTime(morningOf: today.adding(days: 1))
    case .thisWeekend:
      // The Saturday ahead; on a Saturday the Sunday, which is the rest of this weekend.
      let days = today.weekday == .saturday ? 1 : (12 - today.daysSinceMonday) % 7
      return CivilTime(morningOf: today.adding(days: days))
    case .nextWeek:
      return CivilTime(morningOf: today.adding(days: 7 - today.daysSinceMonday))
    case .inAMonth:
      return CivilTime(morningOf: today.adding(months: 1))
    case .someday, .pickADate:
      return nil
    }
  }
}

extension CivilTime {
  fileprivate func adding(hours: Int) -> CivilTime { adding(seconds: hours * 3600) }

  /// The whole minute that this is, or the next one.
  fileprivate var upToMinute: CivilTime { second == 0 ? self : adding(seconds: 60 - second) }
}
