internal import ChildProcesses
internal import Glibc
internal import LockHooks
internal import Supervision

/// Who is told of the lock: a descriptor, the service manager and two commands, none of which it waits
/// for.
final class LockWitnesses {
  /// How long a command may take to fail where nobody is left to say it afterwards. The lock is open.
  private static let endingPatience: Int32 = 1000

  private let options: HookOptions
  private var ready: ReadyDescriptor?
  private var wasTold = false
  private var running: [(command: HookCommand, process: ChildProcess)] = []

  /// To be made before anything is opened; nil where the descriptor is not fit.
  init?(_ options: HookOptions) {
    self.options = options
    guard let number = options.readyDescriptor else { return }
    guard let ready = ReadyDescriptor(number) else { return nil }
    self.ready = consume ready
  }

  /// It is locked.
  func tellLocked() {
    wasTold = true
    ServiceManager.tellReady()
    if let ready = ready.take() { ready.tell() }
    if let command = HookCommand.locked(options) { start(command) }
  }

  /// It has ended, and all is put back.
  func tellEnd(_ ending: SupervisorEnding) {
    guard wasTold, let ending = LockWitnesses.opening(ending),
      let command = HookCommand.ended(ending, options), let process = start(command)
    else { return }
    _ = process.wait(milliseconds: LockWitnesses.endingPatience).map { say($0, of: command) }
  }

  /// Takes the ends of the commands, after the signal of one.
  func reap() {
    running.removeAll { command, process in
      guard let end = process.ended() else { return false }
      say(end, of: command)
      return true
    }
  }

  @discardableResult
  private func start(_ command: HookCommand) -> ChildProcess? {
    do throws(StartError) {
      let process = try command.start(output: STDERR_FILENO)
      running.append((command, process))
      return process
    } catch {
      Report.tryToSay(command.complaint(about: error))
      return nil
    }
  }

  private func say(_ end: ChildEnd, of command: HookCommand) {
    if let complaint = command.complaint(about: end) { Report.tryToSay(complaint) }
  }

  /// How it came open; nil where it was never locked.
  private static func opening(_ ending: SupervisorEnding) -> LockEnding? {
    switch ending {
    case .unlocked: .unlocked
    case .released: .released
    case .screenFailed, .screenSilent, .deviceRefused, .notShown: nil
    }
  }
}
