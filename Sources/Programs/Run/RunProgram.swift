public import GestureRules
public import InputModel
public import Pipeline

/// `detent run`: gestures come in, and what their rules run goes out as requests, or as lines in a
/// rehearsal.
public struct RunProgram: Program {
  private var stage = Stage(surface: nil)
  private var engine: RuleEngine
  private let isRehearsal: Bool
  private var requests: [RunRequest] = []
  private var firings: [RuleFiring] = []
  private var isReady = false

  public init(rules: [GestureRule], isRehearsal: Bool) {
    engine = RuleEngine(rules: rules)
    self.isRehearsal = isRehearsal
  }

  public var deadline: Instant? { engine.deadline }
  public var isMoving: Bool { false }
  public var isDone: Bool { false }

  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) {
    _ = stage.handle(event, into: &lines)
    engine.handle(event, into: &firings)
    settle(at: event.time, into: &lines)
    switch event {
    case .ready:
      isReady = true
      tellStanding()
      requests.append(.ready)
    case .added, .removed:
      if isReady { tellStanding() }
    case .gesture, .contact, .rate, .dropped, .shakeMeter, .grabChanged, .refused: break
    }
  }

  public mutating func handle(_ event: RunEvent, at time: Instant, into lines: inout [Line]) {
    switch event {
    case .rules(let rules):
      engine.rules = rules
      tellStanding()
    case .report(let report): lines.append(.command(report))
    }
  }

  public mutating func takeRunRequests() -> [RunRequest] {
    defer { requests.removeAll(keepingCapacity: true) }
    return requests
  }

  public mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line]) {}

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {
    engine.advance(to: time, into: &firings)
    settle(at: time, into: &lines)
  }

  public func snapshot(at time: Instant) -> Snapshot {
    Snapshot(
      surface: stage.surface.surface, picture: .watch(WatchSnapshot(edgeBand: .zero)),
      status: stage.status)
  }

  private mutating func settle(at time: Instant, into lines: inout [Line]) {
    for firing in firings {
      if isRehearsal {
        lines.append(.command(CommandReport(firing, at: time, .rehearsed)))
      } else {
        requests.append(.run(firing, at: time))
      }
    }
    firings.removeAll(keepingCapacity: true)
  }

  private mutating func tellStanding() {
    requests.append(.standing(rules: engine.rules.count, devices: engine.deviceCount))
  }
}
