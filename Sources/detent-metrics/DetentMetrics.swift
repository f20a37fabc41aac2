internal import Glibc
internal import Metrics
internal import MetricsFiles

/// The program that keeps a file of numbers for as long as somebody counts.
///
/// `detent-metrics FILE COMMAND MODE` with the shared memory as its standard input, and as its standard
/// output a pipe whose other end is held by whoever counts. `detent` and `detent-lock` start it.
@main
enum DetentMetrics {
  private static let usage: Int32 = 2

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let command = MetricSource.Command(rawValue: arguments[2]),
      let memory = MetricsMemory(STDIN_FILENO)
    else {
      complain("this is a part of Detent: use --metrics of its commands")
      exit(usage)
    }
    ignoreSignals()
    let file = MetricsFile(checked: arguments[1])
    var loop = WritingLoop(file, MetricSource(file.name, command, mode: arguments[3]), memory)
    loop.run()
  }

  /// What ends whoever counts is told by the pipe: a service manager that ends both must not leave a
  /// file that says that it is locked.
  private static func ignoreSignals() {
    var blocked = sigset_t()
    unsafe sigfillset(&blocked)
    for crash in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] {
      unsafe sigdelset(&blocked, crash)
    }
    unsafe pthread_sigmask(SIG_SETMASK, &blocked, nil)
  }

  private static func complain(_ sentence: String) {
    let line = Array("detent: \(sentence)\n".utf8)
    _ = unsafe write(STDERR_FILENO, line, line.count)
  }
}
