internal import CommandRuns
internal import Glibc
internal import GestureRules
internal import Latency
internal import Programs
internal import SystemdService

/// Runs the gesture daemon's commands on a thread of its own, so that none of them holds up a gesture.
final class RunKeeper: Keeper {
  private static let stackSize = 512 << 10

  private let desk = KeeperDesk<RunRequest>()
  private let diary: RunDiary
  /// Whether the program prints what became of commands.
  private let tellsProgram: Bool

  init(diary: RunDiary, tellsProgram: Bool) {
    self.diary = diary
    self.tellsProgram = tellsProgram
  }

  func start(_ tell: @escaping @Sendable (Inbox.Item) -> Void) throws(WorkerThread.StartError) {
    try desk.start(name: "detent-run", stackSize: RunKeeper.stackSize) { [self] in
      let runner = CommandRunner { [diary, tellsProgram] report in
        diary.tell(report)
        if tellsProgram { tell(.run(.report(report))) }
      }
      var standing = ServiceStanding()
      while attend(runner, &standing) {}
    }
  }

  func takeRequests(of program: inout some Program) { desk.ask(program.takeRunRequests()) }

  func collectLosses() {}

  func end() -> [String] { desk.end() }

  /// Waits for something to do and does it. Returns false once there is nothing more to come.
  private func attend(_ runner: CommandRunner, _ standing: inout ServiceStanding) -> Bool {
    let due = desk.wait(for: runner.descriptor)
    for request in due.requests {
      switch request {
      case .run(let firing, _): runner.run(firing)
      case .ready: standing.becomeReady()
      case .standing(let rules, let devices): standing.set(rules: rules, devices: devices)
      }
    }
    if due.isReadable { runner.attend() }
    if due.isEnding { runner.finish() }
    return !due.isEnding || !runner.isIdle
  }
}

/// How the service stands, as the service manager is told, and whoever starts it in a terminal.
private struct ServiceStanding {
  private var status = ""
  private var isReady = false

  mutating func becomeReady() {
    isReady = true
    ServiceState.tellReady(status)
    tellTerminal()
  }

  mutating func set(rules: Int, devices: Int) {
    let before = status
    status = "\(rules) rule\(rules == 1 ? "" : "s"), \(devices) device\(devices == 1 ? "" : "s")"
    guard isReady else { return }
    ServiceState.tellStatus(status)
    if status != before { tellTerminal() }
  }

  private func tellTerminal() {
    if isatty(STDERR_FILENO) == 1 { StandardError.say(status) }
  }
}
