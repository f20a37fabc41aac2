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
  private var notice: ToDoNotice?
  /// Who was signed in when it was last told something.
  private var reader: String?
  private let isReplay: Bool
  private var mustReleaseGrabs = false
  /// Whether it ends as soon as nothing is left to be done with the lists.
  var isQuitting = false
  private var isScripted = false
  /// Whether it was told to end by a script and something could not be done.
  public private(set) var hasFailed = false
  private var memory: MemoryToDo?
  private(set) var isReady = false
  /// Lines that wait for what was begun before them.
  var script: [String] = []
  private let civil: @Sendable (Instant) -> CivilTime

  /// - Parameter civil: What clocks and calendars show at a moment.
  public init(
    _ source: Source, surface: Size<Points>? = nil, reducesMotion: Bool = false,
    isReplay: Bool = false, civil: @escaping @Sendable (Instant) -> CivilTime
  ) {
    stage = Stage(surface: surface)
    self.isReplay = isReplay
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
  public var isDone: Bool { hasFailed || isQuitting && !app.isWaiting }

  /// Ends the program once what was begun is done. Where that fails, a person is told and can go on,
  /// and a script has failed.
  mutating func quit(
    byScript isScripted: Bool = false, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    isQuitting = true
    self.isScripted = isScripted
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
      isReady = true
      app.begin(at: event.time, into: &output)
    case .grabChanged, .added, .removed: reserve(&output)
    case .contact, .rate, .dropped, .shakeMeter, .refused: break
    }
    tell(output, at: event.time, into: &lines)
    if case .ready = event { followScript(at: event.time, into: &lines) }
  }

  private mutating func take(_ gesture: GestureEvent, _ output: inout [ToDoOutput]) {
    let down = stage.down(of: gesture)
    if stage.isTapOnCloseButton(gesture) {
      mustReleaseGrabs = true
    } else if gesture.kind == .tap, let down {
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

  public mutating func takeGrabRelease() -> Bool {
    defer { mustReleaseGrabs = false }
    return mustReleaseGrabs
  }

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
    var status = stage.status
    status.isReplay = isReplay
    return Snapshot(
      surface: stage.surface.surface, picture: .toDo(app.snapshot(at: time)), status: status,
      fingers: stage.fingers.fingers,
      notice: shownNotice.map {
        NoticeSnapshot(text: $0.text, action: $0.action?.rawValue, frame: app.layout.notice)
      },
      closeButton: stage.closeButton)
  }

  /// The notice, where it is not told of a person who has signed out.
  private var shownNotice: ToDoNotice? { app.account == nil ? nil : notice }

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
    while memory != nil {
      let requests = app.takeRequests()
      if requests.isEmpty { break }
      for request in requests {
        for event in memory?.perform(request, now: app.now) ?? [] {
          app.take(event, at: time, into: &output)
        }
      }
    }
    let hadNotice = notice != nil
    // What one person was told, or nobody, is nothing for the next.
    if reader != app.account { (reader, notice) = (app.account, nil) }
    for item in output {
      append(item, to: &lines)
      if let news = ToDoNotice(item, at: time) { notice = news }
      if isQuitting, item.isFailure {
        isQuitting = false
        hasFailed = isScripted
      }
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
    var elements = app.elements(at: time)
    if shownNotice?.action != nil, app.takesNotices {
      elements.append(LayoutReporter.Element(name: "notice", frame: app.layout.notice))
    }
    return elements
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
