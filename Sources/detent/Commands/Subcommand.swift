internal import Glibc
internal import Invocation
internal import LinuxInput
internal import LockHooks
internal import Programs
internal import Replay
internal import SceneScript
internal import Secrets
internal import Storage
internal import TerminalView
internal import Themes
internal import ToDoStorage

/// The subcommands: each a program, on live devices or on a scene.
enum Subcommand {
  static func run(_ invocation: Invocation) -> Int32 {
    // Before anything is opened, which could get the number. Of a screen's options only those count
    // that are its own.
    if invocation.token == nil, let ready = invocation.hooks.readyDescriptor,
      !ReadyDescriptor.isFit(ready)
    {
      StandardError.say("--ready-fd \(ready) is not open for writing")
      return ExitStatus.usage
    }
    return start(invocation)
  }

  private static func start(_ invocation: Invocation) -> Int32 {
    switch invocation.command {
    case .devices: DevicesCommand.run(invocation)
    case .doctor: DoctorCommand.run(invocation)
    case .unlock: ConsoleLockCommand.unlock()
    case .calibrate: CalibrateCommand.run(invocation)
    case .record: RecordCommand.run(invocation)
    case .replay: ReplayCommand.run(invocation)
    case .lock where invocation.lockMode != .cosmetic && invocation.token == nil:
      ConsoleLockCommand.hold(invocation)
    case .pin: PINCommand.run(invocation)
    case .latency: LatencyCommand.run(invocation)
    case .run: RunCommand.run(invocation)
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
      isReplay: invocation.isDemo, civil: invocation.isDemo ? SceneClock.civil : WallClock.civil
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
    _ command: Invocation.Command, _ format: LineOutput.Format, isSynthetic: Bool = false,
    _ body: () throws -> Int32
  ) -> Int32 {
    do {
      return try body()
    } catch let error as InputError {
      StandardError.release()
      return InputFailure.report(
        error, in: command, asJSON: format == .json, isSynthetic: isSynthetic)
    } catch let error as StorageError {
      StandardError.release()
      return StorageFailure.report(error, asJSON: format == .json)
    } catch let error as ThemeError {
      StandardError.release()
      return ThemeFailure.report(error, asJSON: format == .json)
    } catch let error as SecretError {
      StandardError.release()
      return SecretFailure.report(error, asJSON: format == .json)
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
      let theme = try theme(for: invocation)
      if invocation.isDemo { return try replay(program, invocation, format, theme) }
      guard let witness = LockWitness(invocation) else {
        StandardError.say("--token is for Detent's own processes")
        return ExitStatus.usage
      }
      let keeper = try keeper(for: invocation)
      let signals = SignalDescriptor(keysSignal: invocation.command != .lock)
      return try live(program, invocation, format, signals, theme, keeper, witness)
    }
  }

  /// The looks. A console that is held needs a screen more than the right one: what its theme was held
  /// to before the lock may have changed since.
  private static func theme(for invocation: Invocation) throws(ThemeError) -> Theme {
    do throws(ThemeError) {
      return try invocation.theme.theme()
    } catch {
      guard invocation.token != nil else { throw error }
      return try BundledTheme.usual.theme()
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
    _ signals: consuming SignalDescriptor, _ theme: Theme, _ keeper: (any Keeper)?,
    _ witness: LockWitness
  ) throws -> Int32 {
    let secrets = try LockSecretSetup.keeper(invocation, witness.holder)
    let metrics = try MetricsKeeper.begin(invocation)
    defer { metrics?.end() }
    let run = try LiveRun(
      program, invocation, format, signals, theme, keeper, witness, secrets, metrics: metrics)
    if run.status == ExitStatus.done, secrets?.hasAccepted == false { return ExitStatus.failure }
    // The terminal is given back by now.
    if run.status == ExitStatus.done, run.program?.isDone == true { witness.tellUnlocked() }
    return run.status
  }

  private static func replay(
    _ program: some Program, _ invocation: Invocation, _ format: LineOutput.Format, _ theme: Theme
  ) throws -> Int32 {
    let scene = try DemoScene.load(for: invocation.command)
    return try play(
      ScenePlayer(scene, invocation, program, draws: format == .none), invocation, format, theme)
  }

  /// Plays at once where lines are printed, and at its own pace where a picture is drawn.
  static func play(
    _ player: some Player, _ invocation: Invocation, _ format: LineOutput.Format, _ theme: Theme
  ) throws -> Int32 {
    guard format == .none else {
      return try LineReplay.run(
        player, format, isPaced: invocation.recording.speed == .recorded)
    }
    let signals = SignalDescriptor(keysSignal: invocation.command != .lock)
    var replay = ViewReplay(
      signals: signals, screen: try screen(for: invocation, theme), player: player)
    return try replay.run()
  }
}
