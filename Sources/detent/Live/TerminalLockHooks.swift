internal import ChildProcesses
internal import Glibc
internal import Latency
internal import LockHooks

/// Who is told of a lock that holds no console: a descriptor and two commands.
final class TerminalLockHooks {
  /// How long a command may take to fail where nobody is left to say it afterwards. The lock is open.
  private static let endingPatience: Int32 = 1000

  private let options: HookOptions
  private var ready: ReadyDescriptor?

  /// Takes the descriptor over, which must be fit.
  init(_ options: HookOptions) {
    self.options = options
    ready = options.readyDescriptor.flatMap { ReadyDescriptor($0) }
  }

  func tellLocked() {
    if let ready = ready.take() { ready.tell() }
    // What it prints would break into the picture.
    let output = isatty(STDERR_FILENO) == 1 ? nil : STDERR_FILENO
    guard let command = HookCommand.locked(options), let process = start(command, output: output)
    else { return }
    // Nobody else hears of its end.
    _ = try? WorkerThread(name: "detent-hook") {
      if let end = process.wait() { TerminalLockHooks.say(end, of: command) }
    }
  }

  func tellUnlocked() {
    guard let command = HookCommand.ended(.unlocked, options),
      let end = start(command, output: STDERR_FILENO)?.wait(
        milliseconds: TerminalLockHooks.endingPatience)
    else { return }
    TerminalLockHooks.say(end, of: command)
  }

  private func start(_ command: HookCommand, output: Int32?) -> ChildProcess? {
    do throws(StartError) {
      return try command.start(output: output)
    } catch {
      StandardError.say(command.complaint(about: error))
      return nil
    }
  }

  private static func say(_ end: ChildEnd, of command: HookCommand) {
    if let complaint = command.complaint(about: end) { StandardError.say(complaint) }
  }
}
