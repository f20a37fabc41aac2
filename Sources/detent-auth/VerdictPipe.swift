internal import CLinux
internal import Glibc
internal import LockMessages

/// The way out for the verdict, which nothing else that runs in this process, or is started by it,
/// finds: modules of PAM may print and start programs.
struct VerdictPipe: ~Copyable {
  private let descriptor: Int32

  init() {
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    for stream in [STDOUT_FILENO, STDERR_FILENO] { VerdictPipe.silence(stream, O_WRONLY) }
    unsafe chdir("/")
    umask(0o077)
  }

  /// Says it and ends the process.
  consuming func finish(_ verdict: AuthVerdict) -> Never {
    let line = Array(verdict.line.utf8)
    let isSaid = unsafe write(descriptor, line, line.count) == line.count
    exit(isSaid ? ExitStatus.of(verdict) : ExitStatus.failure)
  }

  /// Puts nothing in a stream's place.
  static func silence(_ stream: Int32, _ flags: Int32) {
    let nothing = unsafe open("/dev/null", flags | O_CLOEXEC)
    guard nothing >= 0 else {
      close(stream)
      return
    }
    dup2(nothing, stream)
    close(nothing)
  }
}
