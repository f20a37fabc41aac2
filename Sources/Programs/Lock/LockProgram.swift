internal import Gestures
public import InputModel
internal import Interaction
public import Pipeline

/// `detent lock`: the control, its refusals and its lines.
public struct LockProgram: Program {
  private var stage: Stage
  private var screen: LockScreen
  private var reporter = LayoutReporter()
  private let title: String
  private let mode: String

  /// A lock in `mode`, which the screen names; `stays` keeps it open to be reset once unlocked.
  public init(
    title: String, mode: String, surface: Size<Points>? = nil, stays: Bool = false,
    reducesMotion: Bool = false, remarks: [String] = []
  ) {
    stage = Stage(surface: surface, remarks: remarks)
    self.title = title
    self.mode = mode
    screen = LockScreen(
      surface: stage.surface.surface, offersReset: stays, reducesMotion: reducesMotion)
  }

  public var deadline: Instant? { screen.deadline }
  public var isMoving: Bool { screen.isMoving }
  /// Unlocked, and the thumb is at the end of its way.
  public var isDone: Bool {
    screen.lock.phase == .unlocked && !screen.isMoving && !screen.offersReset
  }

  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) {
    advance(to: event.time, into: &lines)
    var output: [LockOutput] = []
    if stage.handle(event, into: &lines) == .surfaceChanged {
      screen.resize(to: stage.surface.surface, at: event.time, into: &output)
    }
    switch event {
    case .gesture(let gesture):
      screen.handle(gesture, down: stage.down(of: gesture), into: &output)
    case .ready:
      output.append(.layout)
    case .contact(let contact):
      let device = contact.device
      screen.handle(
        contact, at: stage.surface.scenePoint(contact.location, of: device),
        fingers: stage.surface[device]?.fingers ?? 1, into: &output)
    case .added, .removed, .grabChanged, .rate, .dropped, .shakeMeter, .refused:
      break
    }
    tell(output, at: event.time, into: &lines)
  }

  public mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line]) {
    advance(to: time, into: &lines)
    var output: [LockOutput] = []
    switch command {
    case .reset: screen.reset(at: time, into: &output)
    case .click(let point):
      if screen.showsReset, screen.layout.resetButton.contains(point) {
        screen.reset(at: time, into: &output)
      }
    case .key, .typed: break
    }
    tell(output, at: time, into: &lines)
  }

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {
    var output: [LockOutput] = []
    screen.advance(to: time, into: &output)
    tell(output, at: time, into: &lines)
  }

  public func snapshot(at time: Instant) -> Snapshot {
    let layout = screen.layout
    let travel = screen.lock.travel * SlideLock.threshold
    let picture = LockSnapshot(
      title: title, mode: mode, bar: layout.bar, track: layout.track,
      thumb: screen.thumb(at: time), thresholdX: layout.track.x + travel,
      phase: screen.lock.phase, fraction: screen.lock.fraction(at: time),
      opensOnRelease: screen.lock.opensOnRelease, resetButton: screen.resetButton(at: time),
      refusal: screen.refusal?.reason.sentence)
    return Snapshot(
      surface: stage.surface.surface, picture: .lock(picture), status: stage.status,
      fingers: stage.fingers.fingers)
  }

  private mutating func tell(
    _ output: [LockOutput], at time: Instant, into lines: inout [Line]
  ) {
    for step in output {
      switch step {
      case .lock(let report): lines.append(.lock(report))
      case .refused(let reason, let device):
        lines.append(
          .log(
            level: "info", source: "lock", node: stage.node(of: device), message: reason.sentence))
      case .layout: break
      }
    }
    guard output.contains(.layout) else { return }
    var elements = [
      LayoutReporter.Element(name: "track", frame: screen.layout.track),
      LayoutReporter.Element(name: "thumb", frame: screen.thumb(at: time)),
    ]
    if screen.showsReset {
      elements.append(LayoutReporter.Element(name: "reset", frame: screen.layout.resetButton))
    }
    reporter.report(elements, into: &lines)
  }
}
