internal import CLinux
internal import Glibc

/// The end of a lock and the wish that this process end, as a descriptor.
struct StandbySignals: ~Copyable {
  private static let ending = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]

  /// Readable when a signal came.
  let descriptor: Int32

  /// Takes the signals over; nil where that fails.
  init?() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in StandbySignals.ending + [SIGCHLD] { unsafe sigaddset(&set, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    let opened = unsafe signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    guard opened >= 0 else { return nil }
    descriptor = opened
  }

  deinit {
    close(descriptor)
  }

  /// Takes the signals. Returns one that ends this process, if there is one.
  func drain() -> Int32? {
    var ending: Int32?
    var information = signalfd_siginfo()
    while unsafe read(descriptor, &information, MemoryLayout<signalfd_siginfo>.size) > 0 {
      let signal = Int32(information.ssi_signo)
      if signal != SIGCHLD { ending = signal }
    }
    return ending
  }
}
