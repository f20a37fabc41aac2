internal import Gestures
public import InputModel
public import Interaction
public import Pipeline

/// `detent todo`: the to-do app, its notices and its lines.
public struct ToDoProgram: Program {
  /// Where the lists are.
  public enum Source: Sendable {
    /// In memory, gone with the program.
    case memory(MemoryToDo)
    /// With whoever answers what `takeToDoRequests` asks for.
    case elsewhere
  }

  private var stage: Stage
  var app: ToDoApp
  private var reporter = LayoutReporter()
  private var notice: Notice?
  /// Who was signed in when it was last told something.
  private var reader: String?
  private(set) var quitting = Quitting.going
  private var memory: MemoryToDo?
  var script = ScriptQueue()
  private let civil: @Sendable (Instant) -> CivilTime

  /// - Parameter civil: What clocks and calendars show at a moment.
  public init(
    _ source: Source, surface: Size<Points>? = nil, reducesMotion: Bool = false,
    isReplay: Bool = false, civil: @escaping @Sendable (Instant) -> CivilTime
  ) {
    stage = Stage(surface: surface, isReplay: isReplay)
    self.civil = civil
    let start = Instant(microseconds: 0)
    app = ToDoApp(
      surface: stage.surface.surface, now: civil(start), reducesMotion: reducesMotion)
    guard case .memory(let memory) = source else { return }
    self.memory = memory
    var output: [ToDoOutput] = []
    for event in memory.content { app.take(event, at: start, into: &output) }
  }

  public var deadline: Instant? { Instant.earliest(app.deadline, notice?.until) }
  public var isMoving: Bool { app.isMoving }
  public var isDone: Bool { quitting.isDone(isWaiting: app.isWaiting) }
  public var hasFailed: Bool { quitting.hasFailed }

  /// Ends the program once what was begun is done. Where that fails, a person is told and can go on,
  /// and a script has failed.
  mutating func quit(
    byScript isScripted: Bool = false, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    quitting.begin(byScript: isScripted)
    app.finish(at: time, into: &output)
  }

  public mutating func end(at time: Instant, into lines: inout [Line]) {
    var output: [ToDoOutput] = []
    app.finish(at: time, into: &output)
    tell(output, at: time, into: &lines)
  }

  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) {
    advance(to: event.time, into: &lines)
    var output: [ToDoOutput] = []
    if stage.handle(event, into: &lines) == .surfaceChanged {
      app.resize(to: stage.surface.surface, at: event.time, into: &output)
    }
    switch event {
    case .gesture(let gesture): take(gesture, &output)
    case .ready:
      script.begin()
      app.begin(at: event.time, into: &output)
    case .grabChanged, .added, .removed: reserve(&output)
    case .contact, .rate, .dropped, .shakeMeter, .refused: break
    }
    tell(output, at: event.time, into: &lines)
    if case .ready = event { followScript(at: event.time, into: &lines) }
  }

  private mutating func take(_ gesture: GestureEvent, _ output: inout [ToDoOutput]) {
    if stage.isTapOnCloseButton(gesture) { return }
    let down = stage.down(of: gesture)
    if gesture.kind == .tap, let down {
      tap(at: down, gesture.time, &output)
    } else {
      app.handle(gesture, down: down, into: &output)
    }
  }

  mutating func tap(at point: Vector<Points>, _ time: Instant, _ output: inout [ToDoOutput]) {
    guard let action = notice?.action, app.layout.notice.contains(point), app.takesNotices else {
      app.tap(at: point, time, into: &output)
      return
    }
    switch action {
    case .undo: app.undo(at: time, into: &output)
    case .redo: app.redo(at: time, into: &output)
    }
  }

  public mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line]) {
    advance(to: time, into: &lines)
    var output: [ToDoOutput] = []
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

  public mutating func handle(_ event: ToDoEvent, at time: Instant, into lines: inout [Line]) {
    advance(to: time, into: &lines)
    var output: [ToDoOutput] = []
    app.take(event, at: time, into: &output)
    tell(output, at: time, into: &lines)
    followScript(at: time, into: &lines)
  }

  public mutating func takeToDoRequests() -> [ToDoRequest] { app.takeRequests() }

  public mutating func takeGrabRelease() -> Bool { stage.takeGrabRelease() }

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {
    app.now = civil(time)
    var output: [ToDoOutput] = []
    app.advance(to: time, into: &output)
    tell(output, at: time, into: &lines)
    if let until = notice?.until, until <= time {
      notice = nil
      reporter.report(elements(at: time), into: &lines)
    }
    followScript(at: time, into: &lines)
  }

  public func snapshot(at time: Instant) -> Snapshot {
    stage.snapshot(
      .toDo(app.snapshot(at: time)), notice: shownNotice?.snapshot(in: app.layout.notice))
  }

  /// The notice, where it is not told of a person who has signed out.
  private var shownNotice: Notice? { app.account == nil ? nil : notice }

  /// Leaves room in the bar for the button that gives grabbed devices back.
  private mutating func reserve(_ output: inout [ToDoOutput]) {
    let width = stage.closeButton?.width ?? .zero
    guard app.layout.reserved != width else { return }
    app.reserve(width)
    output.append(.layout)
  }

  /// Turns reports into lines and notices, and asks the lists in memory for what is to be done.
  mutating func tell(_ output: [ToDoOutput], at time: Instant, into lines: inout [Line]) {
    var output = output
    app.settle(with: &memory, at: time, into: &output)
    let hadNotice = notice != nil
    // What one person was told, or nobody, is nothing for the next.
    if reader != app.account { (reader, notice) = (app.account, nil) }
    for item in output {
      append(item, to: &lines)
      if let news = Notice(item, at: time) { notice = news }
      if item.isFailure { quitting.noteFailure() }
    }
    if output.contains(.layout) || hadNotice != (notice != nil) {
      reporter.report(elements(at: time), into: &lines)
    }
  }

  private func append(_ output: ToDoOutput, to lines: inout [Line]) {
    if let line = Line(output) { lines.append(line) }
    guard case .listing(let page) = output else { return }
    for (index, item) in page.items.enumerated() {
      lines.append(.item(item, row: page.start + index, page.list))
    }
  }

  private func elements(at time: Instant) -> [LayoutReporter.Element] {
    let notice = app.takesNotices ? shownNotice?.elements(in: app.layout.notice) : nil
    return app.elements(at: time) + (notice ?? [])
  }
}

extension ToDoOutput {
  /// Whether it tells of something that could not be done.
  fileprivate var isFailure: Bool {
    switch self {
    case .outcome(let report): report.outcome == .failed
    case .box(let report): report.complaint != nil
    case .page, .signIn, .row, .buttons, .undo, .menu, .calendar, .wheel, .purged, .listing,
      .trouble, .layout:
      false
    }
  }
}
