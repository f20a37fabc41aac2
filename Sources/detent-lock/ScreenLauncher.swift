internal import ChildProcesses
internal import Glibc
internal import HeldInput
internal import LinuxConsole

/// How the screen is started: `detent lock` on the lock's console, in a session of its own.
struct ScreenLauncher {
  /// Where the screen finds the pipe to tell by, as `detent lock --token` has it. The socket to get
  /// devices by comes next, then the one to have secrets checked by, and the memory to count into.
  private static let pipeDescriptor: Int32 = 3
  /// What the screen may know of the environment.
  private static let kept = ["PATH", "LANG", "LC_ALL", "LC_CTYPE"]

  private let program: String
  private let arguments: [String]
  private let environment: [String]

  /// Throws where the program's own place cannot be told.
  init(options: [String]) throws(ConsoleError) {
    guard let program = SiblingProgram.path("detent") else {
      throw .failure("the place of detent-lock cannot be told (no /proc?)")
    }
    self.program = program
    arguments = [program, "lock", "--token", "\(ScreenLauncher.pipeDescriptor)"] + options
    environment =
      ScreenLauncher.kept.compactMap { name in
        unsafe getenv(name).map { unsafe "\(name)=\(String(cString: $0))" }
      } + ["TERM=linux", "SWIFT_BACKTRACE=enable=no"]
  }

  /// Starts a screen on a console; `lends` where it is to ask for the devices that it reads, `checks`
  /// where it is to ask for a secret. `counts` is the memory into which it counts.
  func launch(
    on console: Int, lends: Bool, checks: Bool, counts: Int32?
  ) throws(StartError) -> ScreenProcess {
    let lending = lends ? LendingSocket() : nil
    guard lending != nil || !lends else { throw StartError(code: errno) }
    let attempts = checks ? AttemptSocket() : nil
    guard attempts != nil || !checks else { throw StartError(code: errno) }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw StartError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[1]) }
    var launch = ChildLaunch(program: program, arguments: arguments)
    launch.environment = .only(environment)
    launch.streams = [
      .terminal(VirtualConsole.path(of: console)), .same(as: STDIN_FILENO),
      .same(as: STDIN_FILENO), .copy(ends[1]), lending.map { .copy($0.borrower) } ?? .closed,
      attempts.map { .copy($0.screen) } ?? .closed, counts.map { .copy($0) } ?? .closed,
    ]
    do throws(StartError) {
      return ScreenProcess(
        process: try launch.start(), pipe: ends[0], lending: lending, attempts: attempts)
    } catch {
      close(ends[0])
      throw error
    }
  }
}
