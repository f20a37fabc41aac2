internal import Glibc
internal import Invocation
internal import LinuxInput
internal import LockMessages
internal import Programs
internal import Replay
internal import SceneScript
internal import Storage
internal import TerminalView
internal import Themes
internal import ToDoStorage

/// The subcommands: each a program, on live devices or on a scene.
enum Subcommand {
  static func run(_ invocation: Invocation) -> Int32 {
    switch invocation.command {
    case .devices: DevicesCommand.run(invocation)
    case .unlock: ConsoleLockCommand.unlock()
    case .lock where invocation.lockMode != .cosmetic && invocation.token == nil:
      ConsoleLockCommand.hold(invocation.lockMode)
    case .latency: LatencyCommand.run(invocation)
    case .todo where invocation.toDoTask != .app: ToDoFileCommand.run(invocation)
    case .mailbox, .todo, .lock, .watch, .events:
      run(program: invocation)
    }
  }

  private static func run(program given: Invocation) -> Int32 {
    var invocation = given
    if given.command == .todo, !given.isDemo {
      invocation.database = given.database ?? ToDoFolders.database
    }
    return invocation.withProgram(
      civil: invocation.isDemo ? SceneClock.civil : WallClock.civil
    ) {
      start($0, invocation)
    } ?? ExitStatus.failure
  }

  /// Lines where they were asked for, and where there is no terminal to draw on.
  static func format(_ invocation: Invocation) -> LineOutput.Format {
    if invocation.printsJSON { return .json }
    if invocation.command == .events { return .text }
    if isatty(STDOUT_FILENO) == 1 { return .none }
    return invocation.command == .latency ? .quiet : .json
  }

  /// Does `body`, and says why where it cannot be done. Returns the exit status.
  static func reporting(
    _ command: Invocation.Command, _ format: LineOutput.Format, _ body: () throws -> Int32
  ) -> Int32 {
    do {
      return try body()
    } catch let error as InputError {
      StandardError.release()
      return InputFailure.report(error, in: command, asJSON: format == .json)
    } catch let error as MailboxError {
      StandardError.release()
      return MailFailure.report(error, asJSON: format == .json)
    } catch let error as ToDoError {
      StandardError.release()
      return ToDoFailure.report(error, asJSON: format == .json)
    } catch let error as ThemeError {
      StandardError.release()
      return ThemeFailure.report(error, asJSON: format == .json)
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

  static func screen(
    for invocation: Invocation, _ theme: Theme
  ) throws(ScreenError) -> Screen {
    var screen = try Screen(theme: theme, keysSignal: invocation.command != .lock)
    screen.capabilities.reduceMotion = invocation.reducesMotion
    return screen
  }

  private static func start(_ program: some Program, _ invocation: Invocation) -> Int32 {
    let format = format(invocation)
    return reporting(invocation.command, format) {
      let theme = try invocation.theme.theme()
      if invocation.isDemo { return try replay(program, invocation, format, theme) }
      let keeper = try keeper(for: invocation)
      let signals = SignalDescriptor(keysSignal: invocation.command != .lock)
      return try live(program, invocation, format, signals, theme, keeper)
    }
  }

  /// Who keeps what the program shows; nil where it keeps that itself.
  private static func keeper(for invocation: Invocation) throws -> (any Keeper)? {
    if invocation.command == .todo, !invocation.isDemo {
      return try ToDoKeeper(path: invocation.database)
    }
    return try invocation.maildir.map { try MailKeeper(path: $0) }
  }

  private static func live(
    _ program: some Program, _ invocation: Invocation, _ format: LineOutput.Format,
    _ signals: consuming SignalDescriptor, _ theme: Theme, _ keeper: (any Keeper)?
  ) throws -> Int32 {
    var link: SupervisorLink?
    if let token = invocation.token {
      link = SupervisorLink(descriptor: token)
      guard link != nil else {
        StandardError.say("--token is for Detent's own processes")
        return ExitStatus.usage
      }
    }
    let run = try LiveRun(program, invocation, format, signals, theme, keeper, link)
    // The terminal is given back by now.
    if run.status == ExitStatus.done, run.program?.isDone == true { link?.tell(.unlocked) }
    return run.status
  }

  private static func replay(
    _ program: some Program, _ invocation: Invocation, _ format: LineOutput.Format, _ theme: Theme
  ) throws -> Int32 {
    let scene = try DemoScene.load()
    let signals = SignalDescriptor(keysSignal: invocation.command != .lock)
    guard format == .none else {
      return try LineReplay.run(scene, invocation, program, format)
    }
    let player = ScenePlayer(scene, invocation, program, draws: true)
    var replay = ViewReplay(
      signals: signals, screen: try screen(for: invocation, theme), player: player)
    return try replay.run()
  }
}
