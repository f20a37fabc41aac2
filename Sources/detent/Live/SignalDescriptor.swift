internal import CLinux
internal import Glibc

/// The signals that end, stop, resume or resize, read from a descriptor instead of a handler.
///
/// Made before any thread, so that all threads inherit the mask.
struct SignalDescriptor: ~Copyable {
  static let ending = [SIGINT, SIGTERM, SIGHUP]

  let descriptor: Int32

  init() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in SignalDescriptor.ending + [SIGTSTP, SIGCONT, SIGWINCH] {
      unsafe sigaddset(&set, signal)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    descriptor = unsafe signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    // A closed pipe is an error of write, not the end.
    Glibc.signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    close(descriptor)
  }

  /// The next signal that came; nil when there is none.
  func next() -> Int32? {
    var information = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    guard unsafe read(descriptor, &information, size) == size else { return nil }
    return Int32(information.ssi_signo)
  }
}
