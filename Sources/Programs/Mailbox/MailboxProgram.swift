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
  private var notice: Notice?
  private(set) var quitting = Quitting.going
  private var memory: SampleMail?
  var script = ScriptQueue()
  private let civil: @Sendable (Instant) -> CivilTime

  /// - Parameter civil: What clocks and calendars show at a moment.
  public init(
    _ source: Source = .memory(Message.samples), surface: Size<Points>? = nil,
    reducesMotion: Bool = false, isReplay: Bool = false,
    civil: @escaping @Sendable (Instant) -> CivilTime
  ) {
    stage = Stage(surface: surface, isReplay: isReplay)
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
  public var isDone: Bool { quitting.isDone(isWaiting: mailbox.isWaiting) }
  public var hasFailed: Bool { quitting.hasFailed }

  /// Ends the program once what was begun is done. Where that fails, a person is told and can go on,
  /// and a script has failed.
  mutating func quit(
    byScript isScripted: Bool = false, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    quitting.begin(byScript: isScripted)
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
      script.begin()
      output.append(.layout)
    case .grabChanged, .added, .removed: reserve(&output)
    case .contact, .rate, .dropped, .shakeMeter, .refused: break
    }
    tell(output, at: event.time, into: &lines)
    if case .ready = event { followScript(at: event.time, into: &lines) }
  }

  private mutating func take(_ gesture: GestureEvent, _ output: inout [MailboxOutput]) {
    if stage.isTapOnCloseButton(gesture) { return }
    let down = stage.down(of: gesture)
    if gesture.kind == .tap, let down {
      tap(at: down, gesture.time, &output)
    } else {
      mailbox.handle(gesture, down: down, into: &output)
    }
  }

  mutating func tap(
    at point: Vector<Points>, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let action = notice?.action, mailbox.layout.notice.contains(point), mailbox.takesNotices
    else {
      mailbox.tap(at: point, time, &output)
      return
    }
    switch action {
    case .undo: mailbox.undo(at: time, into: &output)
    case .redo: mailbox.redo(at: time, into: &output)
    }
  }

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

  public mutating func takeGrabRelease() -> Bool { stage.takeGrabRelease() }

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
    stage.snapshot(
      .mailbox(mailbox.snapshot(at: time)), notice: notice?.snapshot(in: mailbox.layout.notice))
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
    mailbox.settle(with: &memory, at: time, into: &output)
    let hadNotice = notice != nil
    for item in output {
      if let line = Line(item) { lines.append(line) }
      if let news = Notice(item, at: time, now: mailbox.now) { notice = news }
      if item.isFailure { quitting.noteFailure() }
    }
    if output.contains(.layout) || hadNotice != (notice != nil) {
      reporter.report(elements(at: time), into: &lines)
    }
  }

  private func elements(at time: Instant) -> [LayoutReporter.Element] {
    let notice = mailbox.takesNotices ? notice?.elements(in: mailbox.layout.notice) : nil
    return mailbox.elements(at: time) + (notice ?? [])
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
