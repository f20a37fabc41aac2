internal import InputModel
internal import Invocation
internal import Latency
internal import LinuxInput
internal import Pipeline
internal import Programs
internal import Replay
internal import Synchronization
internal import TerminalView

/// A program on live devices: the reader on a thread of its own, the program on another, and who
/// attends to signals and the screen on the thread that made the session.
final class LiveSession<P: Program> {
  /// How long the program's thread may take to end where its output may be stuck in a pipe; nil for
  /// as long as it needs.
  private let patience: Int?

  let box = SnapshotBox()
  let queue: LatencyBoundedQueue<QueuedEvent>
  let control: InputControl
  private let pulse = Pulse()
  private let inbox = Inbox()
  private let keeper: (any Keeper)?
  private let secrets: SecretKeeper?
  private let failure = FailureBox()
  private let realtime = RealtimeBox()
  private let wakeup: WakeupLatency?
  private let ended = EndedProgram<P>()
  private let reading: WorkerThread
  private let logic: WorkerThread

  /// Starts both threads.
  init(
    _ program: P, _ invocation: Invocation, format: LineOutput.Format, _ keeper: (any Keeper)?,
    _ secrets: SecretKeeper? = nil, _ metrics: MetricsKeeper? = nil
  ) throws(InputError) {
    let settings = invocation.pipelineSettings(draws: format == .none)
    let queue = LatencyBoundedQueue<QueuedEvent>(bound: invocation.bound)
    let (box, failure, ended, realtime, inbox) = (box, failure, ended, realtime, inbox)
    self.keeper = keeper
    self.secrets = secrets
    patience = format == .none ? nil : 2
    let reader = try InputReader(
      configuration: InputConfiguration(invocation),
      sink: PipelineSink(settings: settings, queue: queue, pulse: pulse))
    self.control = reader.control
    self.queue = queue
    wakeup = invocation.wantsRealtime ? WakeupLatency() : nil
    let wakeupGrant = wakeup?.grant
    let (handed, control) = (Handed(reader), reader.control)
    do throws(WorkerThread.StartError) {
      logic = try WorkerThread(name: "detent-logic") {
        CrashGuard.coverThread()
        if let wakeupGrant { realtime.enter(queue, wakeupGrant) }
        var handler = ProgramHandler(
          program: program, output: LineOutput(format: format), box: box, queue: queue,
          draws: format == .none, control: control, inbox: inbox, keeper: keeper, secrets: secrets,
          tally: metrics?.tally())
        queue.run(&handler, now: MonotonicClock.now)
        handler.end(at: MonotonicClock.now())
        ended.set(handler.program)
        box.finish()
      }
      reading = try WorkerThread(name: "detent-read") {
        CrashGuard.coverThread()
        if let wakeupGrant { realtime.enter(queue, wakeupGrant) }
        handed.take { reader in
          do throws(InputError) {
            try reader.run()
          } catch {
            failure.set(error)
          }
          reader.sink.finish()
        }
      }
      try keeper?.start { LiveSession.put($0, inbox, queue) }
      try secrets?.start { LiveSession.put(.secret($0), inbox, queue) }
    } catch {
      queue.close()
      throw .failure("no thread could be started: error \(error.code)")
    }
  }

  /// Sends a pulse from the reader's thread through the queue, unless one is under way. Returns how many
  /// have arrived.
  func beat() -> Int {
    if pulse.ask() { control.wake() }
    return pulse.count
  }

  /// What the kernel granted of what was asked of it for the sake of latency.
  var grants: [RealtimeGrant] { realtime.grants }

  /// Whether who can wait should wait before putting more.
  var isCrowded: Bool { inbox.isCrowded }

  /// Hands the program a key, a command or news of what is kept. Never waits for the program.
  func put(_ item: Inbox.Item) {
    LiveSession.put(item, inbox, queue)
  }

  /// What hands the program a key from another thread.
  var intake: @Sendable (Inbox.Item) -> Void {
    let (inbox, queue) = (inbox, queue)
    return { LiveSession.put($0, inbox, queue) }
  }

  private static func put(
    _ item: Inbox.Item, _ inbox: Inbox, _ queue: LatencyBoundedQueue<QueuedEvent>
  ) {
    let now = MonotonicClock.now()
    if inbox.put(item, at: now) {
      queue.offer(.news, stamps: StageStamps(kernel: now, read: now, recognized: now))
    }
  }

  /// What could not be done once nobody was there to be told.
  private(set) var losses: [String] = []

  /// Ends both threads. Returns the program as it ended; nil where its output is stuck.
  ///
  /// Throws why reading failed, if it did.
  func end() throws(InputError) -> P? {
    control.stop()
    reading.join()
    keeper?.collectLosses()
    if let patience {
      _ = logic.join(within: patience)
    } else {
      logic.join()
    }
    losses = keeper?.end() ?? []
    secrets?.end()
    if let error = failure.error { throw error }
    return ended.program
  }
}

/// A value on its way to the one thread that uses it from then on.
private final class Handed<Value>: @unchecked Sendable {
  private var value: Value?

  init(_ value: Value) {
    self.value = value
  }

  func take(_ body: (Value) -> Void) {
    guard let value else { return }
    self.value = nil
    body(value)
  }
}

/// The program as its thread left it.
private final class EndedProgram<P: Program>: Sendable {
  private let content = Mutex<P?>(nil)

  var program: P? { content.withLock { $0 } }

  func set(_ program: P) {
    content.withLock { $0 = program }
  }
}

/// Why reading ended, told from the reader's thread.
final class FailureBox: Sendable {
  private let content = Mutex<InputError?>(nil)

  var error: InputError? { content.withLock { $0 } }

  func set(_ error: InputError) {
    content.withLock { $0 = error }
  }
}
