internal import Invocation
internal import Latency
internal import LinuxInput
internal import Programs
internal import TerminalView
internal import Themes

/// A program run on live devices from its start to its end.
struct LiveRun<P: Program> {
  /// The exit status that the end of the run comes to.
  let status: Int32
  /// The program as it ended; nil where its output was stuck.
  let program: P?
  /// What the kernel granted of what was asked of it for the sake of latency.
  let grants: [RealtimeGrant]

  /// Runs until the program is done, a key quits or a signal ends it.
  ///
  /// The terminal is given back when this returns or throws, before anything is said. `onStart` gets
  /// what ends the reading, once that has begun.
  init(
    _ program: P, _ invocation: Invocation, _ format: LineOutput.Format,
    _ signals: consuming SignalDescriptor, _ theme: Theme, _ keeper: (any Keeper)? = nil,
    _ witness: LockWitness = .nobody, _ secrets: SecretKeeper? = nil,
    metrics: MetricsKeeper? = nil, onStart: (InputControl) throws -> Void = { _ in }
  ) throws {
    guard format == .none else {
      let session = try LiveSession(
        program, invocation, format: format, keeper, secrets, metrics)
      try onStart(session.control)
      var loop = HeadlessLoop(
        signals: signals,
        commands: CommandReader(reads: [.mailbox, .todo].contains(invocation.command)),
        isLock: invocation.command == .lock, witness: witness)
      let ended = loop.run(session)
      self.program = try session.end()
      status = LiveRun.tell(session.losses, ended)
      grants = session.grants
      return
    }
    StandardError.hold()
    defer { StandardError.release() }
    (status, self.program, grants) = try LiveRun.draw(
      program, invocation, signals, theme, keeper, witness, secrets, metrics, onStart)
  }

  /// Says what could not be done with what is kept at the end, which is a failure.
  private static func tell(_ losses: [String], _ status: Int32) -> Int32 {
    for loss in losses { StandardError.say("what was begun could not be done: \(loss)") }
    return status == ExitStatus.done && !losses.isEmpty ? ExitStatus.failure : status
  }

  private static func draw(
    _ program: P, _ invocation: Invocation, _ signals: consuming SignalDescriptor,
    _ theme: Theme, _ keeper: (any Keeper)?, _ witness: LockWitness, _ secrets: SecretKeeper?,
    _ metrics: MetricsKeeper?, _ onStart: (InputControl) throws -> Void
  ) throws -> (Int32, P?, [RealtimeGrant]) {
    let screen = try Subcommand.screen(for: invocation, theme)
    let session = try LiveSession(program, invocation, format: .none, keeper, secrets, metrics)
    let keyboards = HeldKeyboards(invocation, session)
    try onStart(session.control)
    var loop = ViewLoop(
      signals: signals, screen: screen, command: invocation.command, witness: witness)
    let ended = loop.run(session)
    keyboards?.end()
    let program = try session.end()
    return (tell(session.losses, ended), program, session.grants)
  }
}
