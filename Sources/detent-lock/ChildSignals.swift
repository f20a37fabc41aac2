internal import CLinux
internal import Glibc
internal import LinuxConsole

/// The end of the screen as a descriptor; all other signals that can be ignored are.
struct ChildSignals: ~Copyable {
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS]

  /// Readable when a child's state has changed.
  let descriptor: Int32

  /// Blocks HUP, INT, QUIT, TSTP, TERM and the rest for good: only SIGKILL ends the process.
  init() throws(ConsoleError) {
    var blocked = sigset_t()
    unsafe sigfillset(&blocked)
    for crash in ChildSignals.crashes { unsafe sigdelset(&blocked, crash) }
    unsafe pthread_sigmask(SIG_SETMASK, &blocked, nil)
    var child = sigset_t()
    unsafe sigemptyset(&child)
    unsafe sigaddset(&child, SIGCHLD)
    let descriptor = unsafe signalfd(-1, &child, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    guard descriptor >= 0 else { throw .failure("no signals can be had: error \(errno)") }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Takes the signals; several ends may be told by one.
  func drain() {
    var information = signalfd_siginfo()
    while unsafe read(descriptor, &information, MemoryLayout<signalfd_siginfo>.size) > 0 {}
  }
}
