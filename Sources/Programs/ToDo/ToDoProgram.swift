public import InputModel
public import Interaction

/// `detent todo`: the to-do app, its notices and its lines.
public struct ToDoProgram: Program {
  /// Where the lists are.
  public enum Source: Sendable {
    /// In memory, gone with the program.
    case memory(MemoryToDo)
    /// With whoever answers what `takeToDoRequests` asks for.
    case elsewhere
  }

  var stage: Stage
  var app: ToDoApp
  var reporter = LayoutReporter()
  var notice: ToDoNotice?
  /// Who was signed in when it was last told something.
  var reader: String?
  let isReplay: Bool
  var mustReleaseGrabs = false
  /// Whether it ends as soon as nothing is left to be done with the lists.
  var isQuitting = false
  var isScripted = false
  /// Whether it was told to end by a script and something could not be done.
  public internal(set) var hasFailed = false
  var memory: MemoryToDo?
  var isReady = false
  /// Lines that wait for what was begun before them.
  var script: [String] = []
  let civil: @Sendable (Instant) -> CivilTime

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
}
