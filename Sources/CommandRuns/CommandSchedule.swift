public import GestureRules
public import InputModel

/// Which commands run, wait and are stopped. Knows no processes and no clock.
///
///     asked ──► waiting ──► running ──► ended
///       │          │          │  time is up
///       ▼          ▼          ▼
///     dropped   dropped   terminating ──► ended
///                             │  2 s
///                             ▼
///                          killing ─────► ended
public struct CommandSchedule {
  /// What is to be done.
  public enum Step: Hashable {
    case start(UInt64, RuleFiring)
    case drop(RuleFiring, CommandRefusal)
    case terminate(UInt64)
    case kill(UInt64)
  }

  fileprivate enum Phase: Hashable {
    case running(until: Instant?)
    case terminating(until: Instant)
    case killing
  }

  private struct Run: Hashable {
    var firing: RuleFiring
    var phase: Phase
    var isTimedOut = false
  }

  /// What a command may still do once it is asked to end.
  public static let grace = Interval(seconds: 2)
  /// How long commands may run on once Detent ends.
  public static let farewell = Interval(seconds: 1)

  private var runs: [UInt64: Run] = [:]
  private var waiting: [String: [RuleFiring]] = [:]
  private var lastID: UInt64 = 0
  private var isClosed = false

  public init() {}

  /// Whether nothing runs or waits.
  public var isIdle: Bool { runs.isEmpty && waiting.isEmpty }

  /// When `advance` is wanted next; nil while nothing happens by time alone.
  public var deadline: Instant? {
    var deadline: Instant?
    for run in runs.values { deadline = Instant.earliest(deadline, run.phase.deadline) }
    return deadline
  }

  /// Takes a command in.
  public mutating func ask(_ firing: RuleFiring, at time: Instant, into steps: inout [Step]) {
    guard !isClosed else { return steps.append(.drop(firing, .ending)) }
    let limits = firing.limits
    if count(of: firing.rule) < limits.atOnce, waiting[firing.rule] == nil {
      start(firing, at: time, into: &steps)
    } else if firing.trigger == .changed {
      steps.append(.drop(firing, .moving))
    } else if waiting[firing.rule, default: []].count < limits.queue {
      waiting[firing.rule, default: []].append(firing)
    } else {
      steps.append(.drop(firing, .crowded))
    }
  }

  /// A command has ended, or could not be started. Returns what it was, and whether its time was up.
  public mutating func end(
    _ id: UInt64, at time: Instant, into steps: inout [Step]
  ) -> (firing: RuleFiring, isTimedOut: Bool)? {
    guard let run = runs.removeValue(forKey: id) else { return nil }
    let rule = run.firing.rule
    while let next = waiting[rule]?.first, count(of: rule) < next.limits.atOnce {
      waiting[rule]?.removeFirst()
      if waiting[rule]?.isEmpty == true { waiting[rule] = nil }
      start(next, at: time, into: &steps)
    }
    return (run.firing, run.isTimedOut)
  }

  /// Lets time pass.
  public mutating func advance(to time: Instant, into steps: inout [Step]) {
    for (id, run) in runs.sorted(by: { $0.key < $1.key }) {
      guard let due = run.phase.deadline, due <= time else { continue }
      switch run.phase {
      case .running:
        runs[id]?.phase = .terminating(until: time + CommandSchedule.grace)
        runs[id]?.isTimedOut = !isClosed
        steps.append(.terminate(id))
      case .terminating:
        runs[id]?.phase = .killing
        steps.append(.kill(id))
      case .killing: break
      }
    }
  }

  /// Takes no more commands in; what waits is dropped, and what runs has little time left.
  public mutating func close(at time: Instant, into steps: inout [Step]) {
    guard !isClosed else { return }
    isClosed = true
    for (_, firings) in waiting.sorted(by: { $0.key < $1.key }) {
      steps += firings.map { .drop($0, .ending) }
    }
    waiting = [:]
    for id in runs.keys {
      guard case .running(let until) = runs[id]?.phase else { continue }
      let end = time + CommandSchedule.farewell
      runs[id]?.phase = .running(until: min(until ?? end, end))
    }
  }

  private func count(of rule: String) -> Int {
    runs.values.count { $0.firing.rule == rule }
  }

  private mutating func start(
    _ firing: RuleFiring, at time: Instant, into steps: inout [Step]
  ) {
    lastID += 1
    let until = firing.limits.timeout.map { time + $0 }
    runs[lastID] = Run(firing: firing, phase: .running(until: until))
    steps.append(.start(lastID, firing))
  }
}

extension CommandSchedule.Phase {
  fileprivate var deadline: Instant? {
    switch self {
    case .running(let until): until
    case .terminating(let until): until
    case .killing: nil
    }
  }
}
