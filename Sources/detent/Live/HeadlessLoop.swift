internal import CLinux
internal import Glibc
internal import LinuxInput
internal import Programs

/// Attends to a session that prints lines: signals, and the end.
struct HeadlessLoop: ~Copyable {
  private let signals: SignalDescriptor
  /// A lock is not stopped: the shell behind it would be free.
  private let isLock: Bool

  init(signals: consuming SignalDescriptor, isLock: Bool) {
    self.signals = signals
    self.isLock = isLock
  }

  /// Runs until the program is over or a signal ends it. Returns the exit status.
  func run<P>(_ session: LiveSession<P>) -> Int32 {
    var descriptors = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: session.box.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      unsafe poll(&descriptors, 2, -1)
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
      if let status = session.box.take().outcome { return status }
    }
  }
}
