internal import Authentication
internal import Glibc
internal import LinuxConsole
internal import Secrets

/// `detent-lock hold`: takes a console, or one that a crashed lock left, and holds it to the end.
enum HoldCommand {
  /// What is held beside the console.
  enum Holding {
    case nothing
    case keyboards
    case everything

    /// As `detent lock --mode` has it.
    var mode: String {
      switch self {
      case .nothing, .keyboards: "vt"
      case .everything: "kiosk"
      }
    }
  }

  /// Returns the exit status.
  static func run(
    _ holding: Holding, _ method: AuthMethod?, _ witnesses: LockWitnesses,
    _ metricsFile: String?, _ options: [String]
  ) throws(ConsoleError) -> Int32 {
    let signals = try ChildSignals()
    let folder = try StateFolder()
    guard let holder = try HolderLock.take(folder) else {
      throw .failure("another detent lock holds the console; detent unlock ends it")
    }
    let socket = try UnlockSocket(folder)
    let shown = try ShownConsole()
    let launcher = try ScreenLauncher(options: options)
    let devices = holding == .nothing ? nil : HeldDevices(onlyKeyboards: holding == .keyboards)
    if holding != .nothing, devices == nil {
      throw .failure("it cannot be watched which input devices come")
    }
    let secret = try method.map { method throws(ConsoleError) in
      HeldSecret(method, try authProgram())
    }
    let failures = try folder.readFailures()
    let stored = try folder.readRecord()
    let metrics = try HeldMetrics(
      metricsFile, mode: holding.mode, folder, isLocked: stored.isLocked)
    switch stored {
    case .damaged:
      throw .failure(
        "\(folder.recordPath), of a lock that crashed, is damaged: detent unlock frees the console")
    case .record(let record):
      let console = try VirtualConsole(number: record.console)
      let held = HeldConsole(record, console, folder)
      var loop = HoldLoop(
        held, devices, secret, failures: failures, holder, socket, shown, signals, launcher,
        witnesses, metrics, isRecovery: true)
      return loop.run()
    case .none:
      let earlier = try ConsoleSwitch.shown()
      let console = try VirtualConsole(number: try ConsoleSwitch.free())
      let record = ConsoleRecord(
        console: console.number, earlier: earlier, keyboard: try console.keyboardMode,
        systemRequest: try SystemRequest.value())
      // Before the first change, of which there is none yet.
      try folder.write(record)
      let held = HeldConsole(record, console, folder)
      var loop = HoldLoop(
        held, devices, secret, failures: failures, holder, socket, shown, signals, launcher,
        witnesses, metrics, isRecovery: false)
      return loop.run()
    }
  }

  private static func authProgram() throws(ConsoleError) -> AuthProgram {
    do throws(SecretError) {
      return try AuthProgram()
    } catch {
      throw .failure(error.message)
    }
  }
}

extension StateFolder.StoredRecord {
  /// Whether an earlier lock left the console locked.
  fileprivate var isLocked: Bool {
    switch self {
    case .none: false
    case .record, .damaged: true
    }
  }
}
