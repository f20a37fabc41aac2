internal import CLinux
internal import Glibc
internal import LinuxInput
internal import Programs

/// Attends to a session that prints lines: signals, commands of a script, and the end.
struct HeadlessLoop: ~Copyable {
  /// How long a script that is ahead of the program waits, in milliseconds.
  private static var pause: Int32 { 10 }

  private let signals: SignalDescriptor
  private var commands: CommandReader
  /// A lock is not stopped: the shell behind it would be free.
  private let isLock: Bool
  private let witness: LockWitness

  init(
    signals: consuming SignalDescriptor, commands: consuming CommandReader, isLock: Bool,
    witness: LockWitness
  ) {
    self.signals = signals
    self.commands = commands
    self.isLock = isLock
    self.witness = witness
  }

  /// Runs until the program is over or a signal ends it. Returns the exit status.
  mutating func run<P>(_ session: LiveSession<P>) -> Int32 {
    // There is no picture to wait for.
    witness.tellLocked()
    while true {
      let isCrowded = session.isCrowded
      var descriptors = [
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: session.box.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: isCrowded ? -1 : commands.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      unsafe poll(&descriptors, 3, isCrowded ? HeadlessLoop.pause : -1)
      while let signal = signals.next() {
        switch signal {
        case SIGTSTP:
          if !isLock { Stopping.stop(session.control) }
        case SIGCONT, SIGWINCH:
          break
        default:
          return ExitStatus.signal(signal)
        }
      }
      if descriptors[2].revents != 0 {
        for item in commands.read() { session.put(item) }
      }
      if let status = session.box.take().outcome { return status }
    }
  }
}
