public import GestureRules
public import InputModel
public import Interaction
public import Latency
public import Pipeline

/// A program's logic: events and commands in, lines and snapshots out.
///
/// Everything happens on the thread of the caller at the times that it passes in. Lines are appended
/// in the order in which things happened.
public protocol Program: Sendable {
  /// Takes an event of the pipeline.
  mutating func handle(_ event: PipelineEvent, into lines: inout [Line])

  /// Takes a command of the keyboard, the mouse or a script.
  mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line])

  /// Takes a line of a script on standard input.
  mutating func handle(commandLine text: String, at time: Instant, into lines: inout [Line])

  /// Takes what whoever keeps the mail tells.
  mutating func handle(_ event: MailEvent, at time: Instant, into lines: inout [Line])

  /// What is to be done with the mail, asked for since the last call.
  mutating func takeMailRequests() -> [MailRequest]

  /// What is to be done with the secret that is typed, asked for since the last call.
  mutating func takeSecretRequests() -> [SecretRequest]

  /// Takes what came of a secret.
  mutating func handle(_ answer: SecretAnswer, at time: Instant, into lines: inout [Line])

  /// Takes what whoever keeps the to-do lists tells.
  mutating func handle(_ event: ToDoEvent, at time: Instant, into lines: inout [Line])

  /// What is to be done with the to-do lists, asked for since the last call.
  mutating func takeToDoRequests() -> [ToDoRequest]

  /// Takes what the gesture daemon is told.
  mutating func handle(_ event: RunEvent, at time: Instant, into lines: inout [Line])

  /// What the gesture daemon wants done, asked for since the last call.
  mutating func takeRunRequests() -> [RunRequest]

  /// Takes a message about devices.
  mutating func log(_ line: Line, at time: Instant, into lines: inout [Line])

  /// Takes all stamps of an event that `handle` took.
  mutating func note(_ passage: Passage, of event: PipelineEvent)

  /// Takes what the queue has counted since it was made.
  mutating func note(_ figures: QueueFigures)

  /// A picture is on the terminal, so long after the first of its events was handled.
  mutating func note(drawn length: Interval, by evidence: DrawnEvidence)

  /// Lets time pass.
  mutating func advance(to time: Instant, into lines: inout [Line])

  /// When `advance` is wanted next; nil while nothing happens by time alone.
  var deadline: Instant? { get }

  /// Whether the picture changes from moment to moment by time alone.
  var isMoving: Bool { get }

  /// What a lock has counted; nil for what is none.
  var lockTally: LockTally? { get }

  /// Whether the ways of events count, which they do not while an instrument warms up.
  var isMeasuring: Bool { get }

  /// Whether the program has done what it was started for, or has failed to.
  var isDone: Bool { get }

  /// Whether something that was asked for could not be done, which the exit status tells.
  var hasFailed: Bool { get }

  /// The program is about to end: what a person began is brought to its end.
  mutating func end(at time: Instant, into lines: inout [Line])

  /// Whether grabbed devices are to be given back to the desktop, asked for since the last call.
  mutating func takeGrabRelease() -> Bool

  /// The picture at a moment.
  func snapshot(at time: Instant) -> Snapshot
}

extension Program {
  public var hasFailed: Bool { false }
  public var lockTally: LockTally? { nil }
  public var isMeasuring: Bool { true }
  public mutating func takeGrabRelease() -> Bool { false }
  public mutating func takeMailRequests() -> [MailRequest] { [] }
  public mutating func takeSecretRequests() -> [SecretRequest] { [] }
  public mutating func handle(_ answer: SecretAnswer, at time: Instant, into lines: inout [Line]) {}
  public mutating func end(at time: Instant, into lines: inout [Line]) {}
  public mutating func handle(_ event: MailEvent, at time: Instant, into lines: inout [Line]) {}
  public mutating func takeToDoRequests() -> [ToDoRequest] { [] }
  public mutating func handle(_ event: RunEvent, at time: Instant, into lines: inout [Line]) {}
  public mutating func takeRunRequests() -> [RunRequest] { [] }
  public mutating func handle(_ event: ToDoEvent, at time: Instant, into lines: inout [Line]) {}

  public mutating func handle(
    commandLine text: String, at time: Instant, into lines: inout [Line]
  ) {
    lines.append(.error("no commands are taken here, such as “\(text)”"))
  }
  public mutating func note(_ passage: Passage, of event: PipelineEvent) {}
  public mutating func note(_ figures: QueueFigures) {}
  public mutating func note(drawn length: Interval, by evidence: DrawnEvidence) {}
}

/// What a person asks for other than by a gesture.
public enum Command: Hashable, Sendable {
  case reset
  /// A key whose meaning the program decides.
  case key(Key)
  /// Several characters that were typed at once.
  case typed(String)
  /// A keyboard that is read without a terminal stands otherwise now.
  case keyboard(KeyboardState)
  /// A click of the mouse at a place on the scene.
  case click(Vector<Points>)
}
