internal import Glibc
internal import Invocation
internal import LinuxInput
internal import Programs
internal import Replay
internal import SceneScript

/// The subcommands: each a program, on live devices or on a scene.
enum Subcommand {
  static func run(_ invocation: Invocation) -> Int32 {
    invocation.withProgram { start($0, invocation) } ?? DevicesCommand.run(invocation)
  }

  /// Lines where they were asked for, and where there is no terminal to draw on.
  private static func format(_ invocation: Invocation) -> LineOutput.Format {
    if invocation.printsJSON { return .json }
    if invocation.command == .events { return .text }
    return isatty(STDOUT_FILENO) == 1 ? .none : .json
  }

  private static func start(_ program: some Program, _ invocation: Invocation) -> Int32 {
    let format = format(invocation)
    do {
      return invocation.isDemo
        ? try replay(program, invocation, format) : try runLive(program, invocation, format)
    } catch let error as InputError {
      return InputFailure.report(error, asJSON: format == .json)
    } catch {
      StandardError.say("Detent's own scene is wrong: \(error)")
      return ExitStatus.failure
    }
  }

  private static func replay(
    _ program: some Program, _ invocation: Invocation, _ format: LineOutput.Format
  ) throws(SceneError) -> Int32 {
    let scene = try DemoScene.load()
    // A closed output is an error of write, not the end.
    signal(SIGPIPE, SIG_IGN)
    return try LineReplay.run(scene, invocation, program, format)
  }

  private static func runLive(
    _ program: some Program, _ invocation: Invocation, _ format: LineOutput.Format
  ) throws(InputError) -> Int32 {
    let signals = SignalDescriptor()
    let session = try LiveSession(
      program, invocation, settings: invocation.pipelineSettings(draws: format == .none),
      format: format)
    let status = HeadlessLoop(signals: signals).run(session)
    let failure = session.end()
    StandardError.release()
    if let failure { throw failure }
    return status
  }
}
