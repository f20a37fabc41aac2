public import InputModel
public import Interaction
public import Pipeline

/// A pipeline and a program without a queue between them: for replay and tests, where time is
/// virtual and nothing merges, so the same input gives the same lines.
public struct InlineRunner<P: Program> {
  public private(set) var pipeline: Pipeline
  public private(set) var program: P
  /// Lines since `takeLines`.
  private var lines: [Line] = []
  private var events: [PipelineEvent] = []
  /// Answers at once what the program asks of whoever keeps the mail.
  private let mail: (MailRequest) -> [MailEvent]
  /// Answers at once what the program asks of whoever gathers a secret.
  private let secret: (SecretRequest) -> SecretAnswer?
  /// Answers at once what the program asks of whoever keeps the to-do lists.
  private let toDo: (ToDoRequest) -> [ToDoEvent]

  public init(
    program: P, settings: PipelineSettings,
    mail: @escaping (MailRequest) -> [MailEvent] = { _ in [] },
    secret: @escaping (SecretRequest) -> SecretAnswer? = { _ in nil },
    toDo: @escaping (ToDoRequest) -> [ToDoEvent] = { _ in [] }
  ) {
    self.secret = secret
    self.program = program
    self.mail = mail
    self.toDo = toDo
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
      answer(at: due)
    }
    _ = pipeline.advance(to: time)
    program.advance(to: time, into: &lines)
    answer(at: time)
  }

  /// Feeds the pipeline at a moment and hands what comes of it to the program.
  public mutating func feed(
    at time: Instant, _ body: (inout Pipeline, inout [PipelineEvent]) -> Void
  ) {
    advance(to: time)
    body(&pipeline, &events)
    for event in events { announce(event) }
    events.removeAll(keepingCapacity: true)
  }

  /// All devices present at start have been added.
  public mutating func becomeReady(at time: Instant) {
    announce(.ready(at: time))
  }

  /// Hands the program what the reader alone knows.
  public mutating func announce(_ event: PipelineEvent) {
    program.handle(event, into: &lines)
    answer(at: event.time)
  }

  /// Tells the program what became of the mail.
  public mutating func tell(_ event: MailEvent, at time: Instant) {
    program.handle(event, at: time, into: &lines)
    answer(at: time)
  }

  /// Tells the program what became of the to-do lists.
  public mutating func tell(toDo event: ToDoEvent, at time: Instant) {
    program.handle(event, at: time, into: &lines)
    answer(at: time)
  }

  /// Hands the program a line of a script.
  public mutating func handle(commandLine text: String, at time: Instant) {
    advance(to: time)
    program.handle(commandLine: text, at: time, into: &lines)
    answer(at: time)
  }

  /// Ends the program.
  public mutating func end(at time: Instant) {
    program.end(at: time, into: &lines)
    answer(at: time)
  }

  private mutating func answer(at time: Instant) {
    while true {
      let requests = program.takeMailRequests()
      let secrets = program.takeSecretRequests()
      let toDoRequests = program.takeToDoRequests()
      if requests.isEmpty, secrets.isEmpty, toDoRequests.isEmpty { return }
      for request in requests {
        for event in mail(request) { program.handle(event, at: time, into: &lines) }
      }
      for request in secrets {
        if let answer = secret(request) { program.handle(answer, at: time, into: &lines) }
      }
      for request in toDoRequests {
        for event in toDo(request) { program.handle(event, at: time, into: &lines) }
      }
    }
  }

  /// Tells the program what came of a secret.
  public mutating func tell(_ answer: SecretAnswer, at time: Instant) {
    advance(to: time)
    program.handle(answer, at: time, into: &lines)
    self.answer(at: time)
  }

  /// Whether the program asked for grabbed devices to be given back.
  public mutating func takeGrabRelease() -> Bool { program.takeGrabRelease() }

  /// Hands a command to the program.
  public mutating func handle(_ command: Command, at time: Instant) {
    advance(to: time)
    program.handle(command, at: time, into: &lines)
    answer(at: time)
  }
}
