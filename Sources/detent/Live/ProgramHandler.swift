internal import InputModel
internal import Latency
internal import LinuxInput
internal import Pipeline
internal import Programs

/// The queue's end: events into the program, its lines out, and a snapshot at the view's pace.
struct ProgramHandler<P: Program>: QueueHandler {
  /// Sixty pictures a second.
  static var frame: Interval { Interval(microseconds: 16_667) }

  private(set) var program: P
  private var output: LineOutput
  private let box: SnapshotBox
  private let queue: LatencyBoundedQueue<QueuedEvent>
  private let draws: Bool
  private let control: InputControl
  private let inbox: Inbox
  private let keeper: (any Keeper)?
  private let secrets: SecretKeeper?
  private var tally: EventTally?
  private var lines: [Line] = []
  private var latency = LatencyHistogram()
  private var refusals = 0
  private var realtime: [RealtimeGrant] = []
  /// When the first event was handled that no picture shows.
  private var undrawn: Instant?
  private var lastPublished: Instant?
  private var isStale = true

  init(
    program: P, output: LineOutput, box: SnapshotBox, queue: LatencyBoundedQueue<QueuedEvent>,
    draws: Bool, control: InputControl, inbox: Inbox, keeper: (any Keeper)?,
    secrets: SecretKeeper?, tally: EventTally?
  ) {
    self.program = program
    self.output = output
    self.box = box
    self.queue = queue
    self.draws = draws
    self.control = control
    self.inbox = inbox
    self.keeper = keeper
    self.secrets = secrets
    self.tally = tally
  }

  mutating func handle(_ delivery: Delivery<QueuedEvent>) -> Instant? {
    switch delivery.element {
    case .pipeline(let event):
      if case .gesture = event { latency.add(delivery.started - delivery.stamps.kernel) }
      program.handle(event, into: &lines)
      tally?.take(event)
    case .news: break
    case .pulse(let pulse): pulse.arrive()
    case .log(let line, let time):
      program.log(line, at: time, into: &lines)
      if !output.tellsErrors, line.isError, let text = line.text { StandardError.say(text) }
    case .realtime(let grants):
      realtime = grants
      lines += grants.map { .realtime($0) }
    case .drawn(let length, let evidence):
      program.note(drawn: length, by: evidence)
      tally?.take(drawn: length)
    }
    takeNews()
    take(delivery.figures)
    if draws, undrawn == nil, delivery.element.isDrawn { undrawn = MonotonicClock.now() }
    return settle(at: delivery.started)
  }

  mutating func wake(at time: Instant) -> Instant? {
    takeNews()
    return settle(at: time)
  }

  mutating func finish(_ passage: Passage, of element: QueuedEvent) {
    guard case .pipeline(let event) = element else { return }
    program.note(passage, of: event)
    if program.isMeasuring { tally?.take(passage, of: event) }
  }

  /// Brings what a person began to its end, once nothing comes any more.
  mutating func end(at time: Instant) {
    takeNews()
    program.end(at: time, into: &lines)
    keeper?.takeRequests(of: &program)
    _ = output.write(lines)
  }

  private mutating func takeNews() {
    for news in inbox.take() {
      switch news.item {
      case .command(let command): program.handle(command, at: news.time, into: &lines)
      case .fault(let message): lines.append(.error(message))
      case .commandLine(let text):
        program.handle(commandLine: text, at: news.time, into: &lines)
      case .mail(let event): program.handle(event, at: news.time, into: &lines)
      case .secret(let answer):
        program.handle(answer, at: news.time, into: &lines)
        tally?.take(answer)
      case .toDo(let event): program.handle(event, at: news.time, into: &lines)
      case .run(let event): program.handle(event, at: news.time, into: &lines)
      }
    }
  }

  private mutating func take(_ figures: QueueFigures) {
    program.note(figures)
    tally?.take(figures)
    let refused = figures.refusals
    guard refused > refusals else { return }
    lines.append(.overflow(refused: refused - refusals))
    refusals = refused
  }

  private mutating func settle(at time: Instant) -> Instant? {
    program.advance(to: time, into: &lines)
    tally?.take(program.lockTally)
    keeper?.takeRequests(of: &program)
    secrets?.ask(program.takeSecretRequests())
    if program.takeGrabRelease() { control.releaseGrabs() }
    isStale = true
    if let status = output.write(lines) { box.finish(status) }
    lines.removeAll(keepingCapacity: true)
    guard draws else {
      finishIfDone()
      return program.deadline
    }
    let next = lastPublished.map { $0 + ProgramHandler.frame } ?? time
    if next <= time {
      publish(at: time)
      isStale = program.isMoving
    }
    finishIfDone()
    let pictureDue = isStale ? max(next, time + Interval(microseconds: 1)) : nil
    return Instant.earliest(program.deadline, pictureDue)
  }

  private mutating func publish(at time: Instant) {
    lastPublished = time
    var snapshot = program.snapshot(at: time)
    let figures = queue.figures
    snapshot.status.latency = latency.quantile(0.99)
    snapshot.status.bound = queue.bound
    snapshot.status.misses = figures.misses
    snapshot.status.refused = figures.refusals
    snapshot.status.realtime = realtime
    snapshot.handled = undrawn
    undrawn = nil
    box.publish(snapshot)
  }

  private func finishIfDone() {
    if program.isDone {
      box.finish(program.hasFailed ? ExitStatus.failure : ExitStatus.done)
    }
  }
}
