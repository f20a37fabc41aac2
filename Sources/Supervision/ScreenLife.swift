internal import InputModel

/// The screen's process, which is started again whenever it ends.
///
///     due ──its moment──► running
///      ▲                     │ ends
///      └─────────────────────┘   at once; later and later, but soon, where it keeps ending early
struct ScreenLife: Hashable {
  enum State: Hashable {
    case due(Instant)
    case running(since: Instant)
  }

  /// Who ends before this ended early.
  static let settled = Interval(seconds: 2)
  static let firstPause = Interval.milliseconds(50)
  /// A screen is to be back within a second, its own start included.
  static let longestPause = Interval.milliseconds(400)

  private(set) var state: State
  private var earlyEnds = 0

  init(dueAt time: Instant) { state = .due(time) }

  var isRunning: Bool {
    switch state {
    case .running: true
    case .due: false
    }
  }

  /// When it is to be started; nil while it runs.
  var dueTime: Instant? {
    switch state {
    case .due(let time): time
    case .running: nil
    }
  }

  /// Returns whether it is to be started now.
  mutating func start(at time: Instant) -> Bool {
    guard let due = dueTime, due <= time else { return false }
    state = .running(since: time)
    return true
  }

  mutating func end(at time: Instant) {
    guard case .running(let start) = state else { return }
    earlyEnds = time - start < ScreenLife.settled ? earlyEnds + 1 : 0
    state = .due(time + pause)
  }

  /// The first early end may be a single mishap, and costs no time.
  private var pause: Interval {
    guard earlyEnds > 1 else { return .zero }
    let doublings = min(earlyEnds - 2, 8)
    let pause = Interval(microseconds: ScreenLife.firstPause.microseconds << doublings)
    return min(pause, ScreenLife.longestPause)
  }
}
