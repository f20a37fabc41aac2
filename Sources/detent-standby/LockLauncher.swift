internal import ChildProcesses
internal import CLinux
internal import Glibc
internal import LinuxConsole
internal import LockHooks
internal import Supervision

/// How a lock is started: a process that holds the console to its end, whatever becomes of this one.
struct LockLauncher {
  private let program: String
  private let arguments: [String]

  /// Nil where the program's own place cannot be told.
  init?(mode: String, _ hooks: HookOptions, _ options: [String]) {
    guard let program = SiblingProgram.path("detent-lock") else { return nil }
    self.program = program
    var hooks = hooks
    hooks.readyDescriptor = ChildLaunch.handedDescriptor
    arguments = [program, "hold", mode] + hooks.arguments + options
  }

  func launch() throws(StartError) -> LockRun {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw StartError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var launch = ChildLaunch(program: program, arguments: arguments)
    launch.output = STDERR_FILENO
    launch.handed = ends[1]
    do throws(StartError) {
      return LockRun(process: try launch.start(), pipe: ends[0])
    } catch {
      close(ends[0])
      throw error
    }
  }
}

/// The process of a lock, and the pipe by which it tells that it is locked.
struct LockRun: ~Copyable {
  private let process: ChildProcess
  private let pipe: Int32
  private var isPipeOpen = true

  init(process: ChildProcess, pipe: Int32) {
    self.process = process
    self.pipe = pipe
  }

  deinit {
    close(pipe)
  }

  /// Readable once it is locked, or has ended before; nil afterwards.
  var descriptor: Int32? { isPipeOpen ? pipe : nil }

  /// Reads from the pipe what there is. Returns whether it tells that it is locked.
  mutating func stands() -> Bool {
    var byte: UInt8 = 0
    isPipeOpen = false
    return unsafe read(pipe, &byte, 1) == 1
  }

  /// How it ended; nil while it lives.
  func ended() -> LockRunEnd? {
    switch process.ended() {
    case nil: nil
    case .exit(let status): LockRun.anotherHolds(status) ? .another : .exit(status)
    case .signal(let number): .signal(number)
    }
  }

  /// Whether it ended because another lock holds the console, which is shown.
  private static func anotherHolds(_ status: Int32) -> Bool {
    guard status != 0, let folder = try? StateFolder(),
      case .record(let record) = try? folder.readRecord(),
      (try? ConsoleSwitch.shown()) == record.console
    else { return false }
    // Taken and given back at once, where nobody has it.
    do throws(ConsoleError) {
      return try HolderLock.take(folder) == nil
    } catch {
      return false
    }
  }
}
