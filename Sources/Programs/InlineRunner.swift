public import InputModel
public import Pipeline

/// A pipeline and a program without a queue between them: for replay and tests, where time is
/// virtual and nothing merges, so the same input gives the same lines.
public struct InlineRunner<P: Program> {
  public private(set) var pipeline: Pipeline
  public private(set) var program: P
  /// Lines since `takeLines`.
  private var lines: [Line] = []
  private var events: [PipelineEvent] = []

  public init(program: P, settings: PipelineSettings) {
    self.program = program
    pipeline = Pipeline(settings: settings)
  }

  /// The lines that came since the last call.
  public mutating func takeLines() -> [Line] {
    defer { lines.removeAll(keepingCapacity: true) }
    return lines
  }

  /// When time next brings something about by itself.
  public var deadline: Instant? {
    Instant.earliest(pipeline.deadline, program.deadline)
  }

  /// Lets time pass, with every deadline on the way met at its own moment.
  public mutating func advance(to time: Instant) {
    while let due = deadline, due < time {
      _ = pipeline.advance(to: due)
      program.advance(to: due, into: &lines)
    }
    _ = pipeline.advance(to: time)
    program.advance(to: time, into: &lines)
  }

  /// Feeds the pipeline at a moment and hands what comes of it to the program.
  public mutating func feed(
    at time: Instant, _ body: (inout Pipeline, inout [PipelineEvent]) -> Void
  ) {
    advance(to: time)
    body(&pipeline, &events)
    for event in events { program.handle(event, into: &lines) }
    events.removeAll(keepingCapacity: true)
  }

  /// All devices present at start have been added.
  public mutating func becomeReady(at time: Instant) {
    announce(.ready(at: time))
  }

  /// Hands the program what the reader alone knows.
  public mutating func announce(_ event: PipelineEvent) {
    program.handle(event, into: &lines)
  }

  /// Whether the program asked for grabbed devices to be given back.
  public mutating func takeGrabRelease() -> Bool { program.takeGrabRelease() }

  /// Hands a command to the program.
  public mutating func handle(_ command: Command, at time: Instant) {
    advance(to: time)
    program.handle(command, at: time, into: &lines)
  }
}
