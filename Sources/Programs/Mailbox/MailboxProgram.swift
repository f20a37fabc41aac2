internal import Gestures
public import InputModel
public import Interaction
public import Pipeline

/// `detent mailbox`: the mail, its notices and its lines.
public struct MailboxProgram: Program {
  /// Where the mail is.
  public enum Source: Sendable {
    /// In memory, gone with the program.
    case memory([Message])
    /// With whoever answers what `takeMailRequests` asks for.
    case elsewhere
  }

  private var stage: Stage
  var mailbox: Mailbox
  private var reporter = LayoutReporter()
  var notice: MailboxNotice?
  private let isReplay: Bool
  private var mustReleaseGrabs = false
  /// Whether it ends as soon as nothing is left to be done with the mail.
  var isQuitting = false
  /// Whether it was told to end by a script and something could not be done.
  public private(set) var hasFailed = false
  private var isScripted = false
  private var memory: SampleMail?
  private(set) var isReady = false
  /// Lines that wait for what was begun before them.
  var script: [String] = []
  private let civil: @Sendable (Instant) -> CivilTime

  /// - Parameter civil: What clocks and calendars show at a moment.
  public init(
    _ source: Source = .memory(Message.samples), surface: Size<Points>? = nil,
    reducesMotion: Bool = false, isReplay: Bool = false,
    civil: @escaping @Sendable (Instant) -> CivilTime
  ) {
    stage = Stage(surface: surface)
    self.isReplay = isReplay
    self.civil = civil
    let now = civil(Instant(microseconds: 0))
    mailbox = Mailbox(surface: stage.surface.surface, now: now, reducesMotion: reducesMotion)
    guard case .memory(let messages) = source else { return }
    memory = SampleMail(messages, now: now, at: Instant(microseconds: 0))
    var output: [MailboxOutput] = []
    for event in memory?.content ?? [] {
      mailbox.take(event, at: Instant(microseconds: 0), into: &output)
    }
  }

  public var deadline: Instant? {
    Instant.earliest(
      mailbox.deadline, Instant.earliest(notice?.until, memory?.deadline))
  }

  public var isMoving: Bool { mailbox.isMoving }
  public var isDone: Bool { hasFailed || isQuitting && !mailbox.isWaiting }

  /// Ends the program once what was begun is done. Where that fails, a person is told and can go on,
  /// and a script has failed.
  mutating func quit(
    byScript isScripted: Bool = false, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    isQuitting = true
    self.isScripted = isScripted
    mailbox.finish(at: time, into: &output)
  }

  public mutating func end(at time: Instant, into lines: inout [Line]) {
    var output: [MailboxOutput] = []
    mailbox.finish(at: time, into: &output)
    tell(output, at: time, into: &lines)
  }

  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) {
    advance(to: event.time, into: &lines)
    var output: [MailboxOutput] = []
    if stage.handle(event, into: &lines) == .surfaceChanged {
      mailbox.resize(to: stage.surface.surface, at: event.time)
      output.append(.layout)
    }
    switch event {
    case .gesture(let gesture): take(gesture, &output)
    case .ready:
      isReady = true
      output.append(.layout)
    case .grabChanged, .added, .removed: reserve(&output)
    case .contact, .rate, .dropped, .shakeMeter, .refused: break
    }
    tell(output, at: event.time, into: &lines)
    if case .ready = event { followScript(at: event.time, into: &lines) }
  }

  private mutating func take(_ gesture: GestureEvent, _ output: inout [MailboxOutput]) {
    let down = stage.down(of: gesture)
    if stage.isTapOnCloseButton(gesture) {
      mustReleaseGrabs = true
    } else if gesture.kind == .tap, let down {
      tap(at: down, gesture.time, &output)
    } else {
      mailbox.handle(gesture, down: down, into: &output)
    }
  }

  mutating func tap(
    at point: Vector<Points>, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let action = notice?.action, mailbox.layout.notice.contains(point), !hasSheet else {
      mailbox.tap(at: point, time, &output)
      return
    }
    switch action {
    case .undo: mailbox.undo(at: time, into: &output)
    case .redo: mailbox.redo(at: time, into: &output)
    }
  }

  /// Something lies over the list that notices must not be tapped through.
  private var hasSheet: Bool { mailbox.panel != nil || mailbox.takesText }

  public mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line]) {
    advance(to: time, into: &lines)
    var output: [MailboxOutput] = []
    switch command {
    case .key(let key): press(key, at: time, &output)
    case .typed(let text): type(text, at: time, &output)
    case .click(let point): tap(at: point, time, &output)
    case .reset, .keyboard: break
    }
    tell(output, at: time, into: &lines)
  }

  public mutating func handle(
    commandLine text: String, at time: Instant, into lines: inout [Line]
  ) {
    script.append(text)
    advance(to: time, into: &lines)
  }

  public mutating func handle(_ event: MailEvent, at time: Instant, into lines: inout [Line]) {
    advance(to: time, into: &lines)
    var output: [MailboxOutput] = []
    mailbox.take(event, at: time, into: &output)
    tell(output, at: time, into: &lines)
    followScript(at: time, into: &lines)
  }

  public mutating func takeMailRequests() -> [MailRequest] { mailbox.takeRequests() }

  public mutating func takeGrabRelease() -> Bool {
    defer { mustReleaseGrabs = false }
    return mustReleaseGrabs
  }

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {
    mailbox.now = civil(time)
    var output: [MailboxOutput] = []
    mailbox.advance(to: time, into: &output)
    for event in memory?.advance(to: time, now: mailbox.now) ?? [] {
      mailbox.take(event, at: time, into: &output)
    }
    tell(output, at: time, into: &lines)
    if let until = notice?.until, until <= time {
      notice = nil
      reporter.report(elements(at: time), into: &lines)
    }
    followScript(at: time, into: &lines)
  }

  public func snapshot(at time: Instant) -> Snapshot {
    var status = stage.status
    status.isReplay = isReplay
    return Snapshot(
      surface: stage.surface.surface, picture: .mailbox(mailbox.snapshot(at: time)),
      status: status, fingers: stage.fingers.fingers,
      notice: notice.map {
        NoticeSnapshot(text: $0.text, action: $0.action?.rawValue, frame: mailbox.layout.notice)
      },
      closeButton: stage.closeButton)
  }

  /// Leaves room in the bar for the button that gives grabbed devices back.
  private mutating func reserve(_ output: inout [MailboxOutput]) {
    let width = stage.closeButton?.width ?? .zero
    guard mailbox.layout.reserved != width else { return }
    mailbox.reserve(width)
    output.append(.layout)
  }

  /// Turns reports into lines and notices, and asks the mail in memory for what is to be done.
  mutating func tell(
    _ output: [MailboxOutput], at time: Instant, into lines: inout [Line]
  ) {
    var output = output
    while memory != nil {
      let requests = mailbox.takeRequests()
      if requests.isEmpty { break }
      for request in requests {
        for event in memory?.perform(request) ?? [] {
          mailbox.take(event, at: time, into: &output)
        }
      }
    }
    let hadNotice = notice != nil
    for item in output {
      if let line = Line(item) { lines.append(line) }
      if let news = MailboxNotice(item, at: time, now: mailbox.now) { notice = news }
      if isQuitting, item.isFailure {
        isQuitting = false
        hasFailed = isScripted
      }
    }
    if output.contains(.layout) || hadNotice != (notice != nil) {
      reporter.report(elements(at: time), into: &lines)
    }
  }

  private func elements(at time: Instant) -> [LayoutReporter.Element] {
    var elements = mailbox.elements(at: time)
    if notice?.action != nil, !hasSheet {
      elements.append(LayoutReporter.Element(name: "notice", frame: mailbox.layout.notice))
    }
    return elements
  }
}

extension MailboxOutput {
  /// Whether it tells of something that could not be done.
  fileprivate var isFailure: Bool {
    switch self {
    case .outcome(let report): report.outcome == .failed
    case .compose(let report): report.complaint != nil
    case .row, .menu, .segment, .options, .undo, .arrived, .trouble, .layout: false
    }
  }
}
