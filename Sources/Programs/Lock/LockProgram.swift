internal import Gestures
public import InputModel
public import Interaction
public import Pipeline

/// `detent lock`: the control, the secret after the slide, its refusals and its lines.
public struct LockProgram: Program {
  private var stage: Stage
  private(set) var screen: LockScreen
  private var reporter = LayoutReporter()
  private var requests: [SecretRequest] = []
  private var tally = LockTally()
  private var clock: LockClock?
  private var keyboard = KeyboardState()
  /// Whether it is to end, now that it is unlocked.
  private var isLeft = false
  private let title: String
  private let mode: String

  /// A lock in `mode`, which the screen names; `stays` keeps it open to be reset once unlocked.
  ///
  /// - Parameters:
  ///   - secret: What is asked for after the slide.
  ///   - blanksAfter: How long nobody has to be there for the screen to go black; nil for never.
  ///   - civil: What clocks show at a moment; nil for no clock on the screen.
  public init(
    title: String, mode: String, surface: Size<Points>? = nil, stays: Bool = false,
    reducesMotion: Bool = false, secret: LockSecret = .none, blanksAfter: Interval? = nil,
    remarks: [String] = [], isReplay: Bool = false,
    civil: (@Sendable (Instant) -> CivilTime)? = nil
  ) {
    stage = Stage(surface: surface, remarks: remarks, isReplay: isReplay)
    self.title = title
    self.mode = mode
    clock = civil.map(LockClock.init)
    screen = LockScreen(
      surface: stage.surface.surface, offersReset: stays, reducesMotion: reducesMotion,
      secret: secret, blanksAfter: blanksAfter)
  }

  public var deadline: Instant? {
    Instant.earliest(screen.deadline, screen.isBlank ? nil : clock?.deadline)
  }
  public var isMoving: Bool { screen.isMoving }
  public var lockTally: LockTally? { tally }
  /// Unlocked, and the thumb is at the end of its way; a lock that stays is left besides.
  public var isDone: Bool {
    screen.lock.phase == .unlocked && !screen.isMoving && (!screen.offersReset || isLeft)
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
      if screen.noteKey(at: time, into: &output) {
        screen.click(at: point, time: time, into: &output)
      }
    case .key(let key):
      if screen.noteKey(at: time, into: &output) { press(key, at: time, &output) }
    case .typed(let text):
      if screen.noteKey(at: time, into: &output) {
        for character in text { press(.character(character), at: time, &output) }
      }
    case .keyboard(let state): keyboard = state
    }
    tell(output, at: time, into: &lines)
  }

  public mutating func handle(
    _ answer: SecretAnswer, at time: Instant, into lines: inout [Line]
  ) {
    advance(to: time, into: &lines)
    var output: [LockOutput] = []
    screen.handle(answer, at: time, into: &output)
    tell(output, at: time, into: &lines)
  }

  /// Keys for scenes. There is no word that unlocks.
  public mutating func handle(
    commandLine text: String, at time: Instant, into lines: inout [Line]
  ) {
    switch try? MailboxScript(parsing: text) {
    case .key(let key): handle(.key(key), at: time, into: &lines)
    case .type(let text): handle(.typed(text), at: time, into: &lines)
    default: lines.append(.error("a lock takes “key NAME” and “type TEXT”, not “\(text)”"))
    }
  }

  public mutating func takeSecretRequests() -> [SecretRequest] {
    defer { requests.removeAll() }
    return requests
  }

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {
    clock?.advance(to: time)
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
      refusal: screen.refusal?.reason.sentence, clock: clock?.snapshot,
      secret: SecretSnapshot(screen, keyboard, at: time), isBlank: screen.isBlank)
    return Snapshot(
      surface: stage.surface.surface, picture: .lock(picture), status: stage.status,
      fingers: screen.isBlank ? [] : stage.fingers.fingers)
  }

  private mutating func press(_ key: Key, at time: Instant, _ output: inout [LockOutput]) {
    switch screen.secret.phase {
    case .hidden, .accepted:
      if key == .character("r") { screen.reset(at: time, into: &output) }
      if key == .character("q"), screen.lock.phase == .unlocked { isLeft = true }
    case .asking, .checking, .waiting:
      for input in SecretInput.inputs(of: key) { screen.handle(input, at: time, into: &output) }
    }
  }

  private mutating func tell(
    _ output: [LockOutput], at time: Instant, into lines: inout [Line]
  ) {
    for step in output {
      switch step {
      case .lock(let report):
        if report.phase != .unlocked { isLeft = false }
        tally.take(report)
        lines.append(.lock(report))
      case .refused(let reason, let device):
        tally.take(reason)
        lines.append(
          .log(
            level: "info", source: "lock", node: stage.node(of: device), message: reason.sentence))
      case .secret(let report): lines.append(.secret(report))
      case .request(let request): requests.append(request)
      case .blank(let isBlank, let time): lines.append(.blank(isBlank, time))
      case .layout: break
      }
    }
    if output.contains(.layout) { reporter.report(elements(at: time), into: &lines) }
  }

  /// What can be touched: the keys in the place of the control while they stand over it.
  private func elements(at time: Instant) -> [LayoutReporter.Element] {
    switch screen.secret.phase {
    case .asking, .checking, .waiting:
      guard screen.offersKeys else { return [] }
      return screen.keyboard.keys.map {
        LayoutReporter.Element(name: "key \($0.key.name)", frame: $0.frame)
      }
    case .hidden, .accepted: break
    }
    var elements = [
      LayoutReporter.Element(name: "track", frame: screen.layout.track),
      LayoutReporter.Element(name: "thumb", frame: screen.thumb(at: time)),
    ]
    if screen.showsReset {
      elements.append(LayoutReporter.Element(name: "reset", frame: screen.layout.resetButton))
    }
    return elements
  }
}
