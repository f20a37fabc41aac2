internal import ChildProcesses
internal import Glibc
internal import LockHooks

/// How a lock is started: a process that holds the console to its end, whatever becomes of this one.
struct LockLauncher {
  /// Where the lock finds the pipe by which it tells that it is locked.
  private static let readyDescriptor: Int32 = 3

  private let program: String
  private let arguments: [String]

  /// Nil where the program's own place cannot be told.
  init?(mode: [String], _ hooks: HookOptions, _ options: [String]) {
    guard let program = SiblingProgram.path("detent-lock") else { return nil }
    self.program = program
    var hooks = hooks
    hooks.readyDescriptor = LockLauncher.readyDescriptor
    arguments = [program, "hold"] + mode + hooks.arguments + options
  }

  func launch() throws(StartError) -> LockRun {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw StartError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var launch = ChildLaunch(program: program, arguments: arguments)
    launch.streams = [
      .nothing, .copy(STDERR_FILENO), .same(as: STDOUT_FILENO), .copy(ends[1]),
    ]
    do throws(StartError) {
      return LockRun(process: try launch.start(), pipe: ends[0])
    } catch {
      close(ends[0])
      throw error
    }
  }
}
