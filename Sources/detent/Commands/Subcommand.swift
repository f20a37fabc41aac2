internal import Glibc
internal import Invocation
internal import LinuxInput
internal import Programs
internal import Replay
internal import SceneScript
internal import TerminalView

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
      StandardError.release()
      return InputFailure.report(error, asJSON: format == .json)
    } catch let error as ScreenError {
      StandardError.release()
      StandardError.say(error.description)
      return ExitStatus.usage
    } catch {
      StandardError.release()
      StandardError.say("Detent's own scene is wrong: \(error)")
      return ExitStatus.failure
    }
  }

  private static func replay(
    _ program: some Program, _ invocation: Invocation, _ format: LineOutput.Format
  ) throws -> Int32 {
    let scene = try DemoScene.load()
    let signals = SignalDescriptor(keysSignal: invocation.command != .lock)
    guard format == .none else {
      return try LineReplay.run(scene, invocation, program, format)
    }
    let player = ScenePlayer(scene, invocation, program, draws: true)
    var replay = ViewReplay(signals: signals, screen: try screen(for: invocation), player: player)
    return try replay.run()
  }

  private static func runLive(
    _ program: some Program, _ invocation: Invocation, _ format: LineOutput.Format
  ) throws -> Int32 {
    let signals = SignalDescriptor(keysSignal: invocation.command != .lock)
    let draws = format == .none
    guard draws else {
      let session = try LiveSession(program, invocation, format: format)
      let status = HeadlessLoop(signals: signals, isLock: invocation.command == .lock).run(session)
      if let failure = session.end() { throw failure }
      return status
    }
    StandardError.hold()
    defer { StandardError.release() }
    return try draw(program, invocation, signals)
  }

  /// The screen is given back when this returns, before anything is said.
  private static func draw(
    _ program: some Program, _ invocation: Invocation, _ signals: consuming SignalDescriptor
  ) throws -> Int32 {
    let screen = try screen(for: invocation)
    let session = try LiveSession(program, invocation, format: .none)
    var loop = ViewLoop(signals: signals, screen: screen, command: invocation.command)
    let status = loop.run(session)
    if let failure = session.end() { throw failure }
    return status
  }

  private static func screen(for invocation: Invocation) throws(ScreenError) -> Screen {
    var screen = try Screen(keysSignal: invocation.command != .lock)
    screen.capabilities.reduceMotion = invocation.reducesMotion
    return screen
  }
}
