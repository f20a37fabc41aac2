internal import CLinux
internal import Glibc

/// The signals that end, stop, resume or resize, as a descriptor instead of a handler.
///
/// Made before any thread, so that all threads inherit the mask. A thread of its own reads them and
/// passes them on: the one that attends to them may be stuck in a write to a terminal that ^S has
/// stopped, and a signal that ends the program starts the terminal again.
struct SignalDescriptor: ~Copyable {
  /// All signals whose default is to end a program, but those of a crash and the two that cannot be
  /// caught; the real-time ones included.
  static let ending: [Int32] =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
      SIGXFSZ, SIGPOLL, SIGPWR, SIGSTKFLT,
    ] + Array(34...64)

  /// Readable when a signal came.
  let descriptor: Int32

  /// Takes the signals over. Those that the terminal's keys send count only where they may.
  init(keysSignal: Bool) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in SignalDescriptor.ending + [SIGTSTP, SIGCONT, SIGWINCH] {
      unsafe sigaddset(&set, signal)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    let source = unsafe signalfd(-1, &set, Int32(SFD_CLOEXEC))
    // A closed pipe is an error of write, not the end.
    Glibc.signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    unsafe pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    descriptor = ends[0]
    let forwarder = SignalForwarder(source: source, target: ends[1], keysSignal: keysSignal)
    forwarder.start()
  }

  /// The next signal that came; nil when there is none.
  func next() -> Int32? {
    var number: UInt8 = 0
    return unsafe read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }
}
