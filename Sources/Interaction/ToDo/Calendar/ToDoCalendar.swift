public import InputModel

/// The calendar: three wheels of year, month and day on a sheet that slides down.
///
///     opening ──► open ──choose, cancel──► closing ──► (gone)
///        └──────────choose, cancel────────────▲
///
/// The day wheel has as many days as the month that the other two rest on or make for; a day that the
/// month does not have turns back to its last.
public struct ToDoCalendar: Hashable, Sendable {
  /// What the day is chosen for.
  public enum Purpose: Hashable, Sendable {
    case show
    /// The day that an item is planned for.
    case plan(id: Int64, text: String)
  }

  public enum Result: String, Hashable, Sendable {
    case chosen
    case cancelled
  }

  public enum Phase: String, Hashable, Sendable {
    case opening
    case open
    case closing
    case closed
  }

  private enum State: Hashable, Sendable {
    case opening(SlideDown)
    case open
    case closing(SlideDown, Result)
    case closed(Result)
  }

  /// What keys act on.
  public enum Focus: Int, CaseIterable, Hashable, Sendable {
    case year
    case month
    case day
    case today
    case cancel
    case choose
  }

  static let years = 1...9999

  public let purpose: Purpose
  public private(set) var wheels: [CalendarWheel: Wheel]
  public var focus = Focus.day
  private var state: State
  private let reducesMotion: Bool

  /// A calendar that begins to slide down, its wheels on a date and each of their values `step` high.
  public init(
    for purpose: Purpose, on date: CivilDate, step: Points, at time: Instant, reducesMotion: Bool
  ) {
    self.purpose = purpose
    self.reducesMotion = reducesMotion
    func wheel(_ count: Int, _ value: Int) -> Wheel {
      Wheel(count: count, at: value - 1, step: step, reducesMotion: reducesMotion)
    }
    let length = CivilDate.length(ofMonth: date.month, year: date.year)
    wheels = [
      .year: wheel(ToDoCalendar.years.count, date.year), .month: wheel(12, date.month),
      .day: wheel(length, date.day),
    ]
    state = .opening(SlideDown(from: 0, to: 1, at: time, isInstant: reducesMotion))
  }

  public var phase: Phase {
    switch state {
    case .opening: .opening
    case .open: .open
    case .closing: .closing
    case .closed: .closed
    }
  }

  /// Whether it takes touches and keys.
  public var takesInput: Bool {
    switch state {
    case .opening, .open: true
    case .closing, .closed: false
    }
  }

  /// How it was left; nil while it is there.
  public var result: Result? {
    switch state {
    case .opening, .open: nil
    case .closing(_, let result), .closed(let result): result
    }
  }

  /// How much of the sheet is in sight.
  public func shown(at time: Instant) -> Double {
    switch state {
    case .opening(let slide), .closing(let slide, _): slide.shown(at: time)
    case .open: 1
    case .closed: 0
    }
  }

  /// The day that the wheels rest on or make for.
  public var date: CivilDate {
    let month =
      CivilMonth(year: value(.year), month: value(.month))
      ?? CivilMonth(of: CivilDate(daysSince1970: 0))
    return month.day(value(.day))
  }

  /// The number that a wheel rests on or makes for, such as 2026.
  public func value(_ wheel: CalendarWheel) -> Int { (wheels[wheel]?.target ?? 0) + 1 }

  /// When time next changes something; nil while nothing moves by itself.
  public var deadline: Instant? {
    let sheet: Instant? =
      switch state {
      case .opening(let slide), .closing(let slide, _): slide.end
      case .open, .closed: nil
      }
    return wheels.values.reduce(sheet) { Instant.earliest($0, $1.deadline) }
  }

  /// Leaves it: it slides up again.
  public mutating func close(_ result: Result, at time: Instant) {
    guard takesInput else { return }
    state = .closing(
      SlideDown(from: shown(at: time), to: 0, at: time, isInstant: reducesMotion), result)
  }

  /// Changes a wheel; the day follows the month.
  public mutating func turn(
    _ kind: CalendarWheel, at time: Instant, _ body: (inout Wheel) -> Void
  ) {
    guard var wheel = wheels[kind] else { return }
    body(&wheel)
    wheels[kind] = wheel
    fitDay(at: time)
  }

  /// Turns all wheels to a day.
  public mutating func turn(to date: CivilDate, at time: Instant) {
    turn(.year, at: time) { $0.turn(to: date.year - 1, at: time) }
    turn(.month, at: time) { $0.turn(to: date.month - 1, at: time) }
    turn(.day, at: time) { $0.turn(to: date.day - 1, at: time) }
  }

  /// Lets time pass. Returns the wheels that came to rest, and whether the sheet did.
  public mutating func advance(to time: Instant) -> (wheels: [CalendarWheel], sheet: Bool) {
    let rested = CalendarWheel.allCases.filter { wheels[$0]?.advance(to: time) != nil }
    fitDay(at: time)
    switch state {
    case .opening(let slide) where slide.end <= time:
      state = .open
      return (rested, true)
    case .closing(let slide, let result) where slide.end <= time:
      state = .closed(result)
      return (rested, true)
    case .opening, .open, .closing, .closed:
      return (rested, false)
    }
  }

  private mutating func fitDay(at time: Instant) {
    // Under a finger year and month are not yet said.
    guard wheels[.year]?.phase != .dragging, wheels[.month]?.phase != .dragging else { return }
    let length = CivilDate.length(ofMonth: value(.month), year: value(.year))
    guard wheels[.day]?.count != length else { return }
    wheels[.day]?.resize(to: length, at: time)
  }
}
