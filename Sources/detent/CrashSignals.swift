internal import Glibc

/// Signals of a crash, before a screen guards the terminal.
enum CrashSignals {
  /// Keeps the Swift runtime's interactive backtrace off a terminal: it would wait half a minute for
  /// a key, over a picture. Where no terminal is, the backtrace goes to standard error as ever.
  static func leaveToTheKernelOnATerminal() {
    let streams = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    guard streams.contains(where: { isatty($0) == 1 }) else { return }
    for crash in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] {
      signal(crash, SIG_DFL)
    }
  }
}
