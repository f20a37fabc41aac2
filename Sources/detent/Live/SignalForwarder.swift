internal import CLinux
internal import Glibc
internal import Latency

/// Passes signals on as bytes of a pipe, for as long as the process lives.
struct SignalForwarder: Sendable {
  /// Who sent a signal that a key made (SI_KERNEL of asm-generic/siginfo.h).
  private static let fromKernel: Int32 = 0x80

  let source: Int32
  let target: Int32
  let keysSignal: Bool

  /// Starts the thread. Without one the signals stay pending, and only SIGKILL ends the program.
  func start() {
    _ = try? WorkerThread(name: "detent-signals") { run() }
  }

  private func run() {
    var information = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while unsafe read(source, &information, size) == size {
      let signal = Int32(information.ssi_signo)
      let isKey = information.ssi_code == SignalForwarder.fromKernel && signal != SIGHUP
      if isKey, !keysSignal, signal != SIGWINCH { continue }
      var number = UInt8(truncatingIfNeeded: signal)
      _ = unsafe write(target, &number, 1)
      if SignalDescriptor.ending.contains(signal), isatty(STDOUT_FILENO) == 1 {
        // Whoever stopped the terminal by ^S would keep the picture from being taken away. TCOON
        // alone takes only a TCOOFF back (n_tty_ioctl_helper of the kernel).
        _ = tcflow(STDOUT_FILENO, TCOOFF)
        _ = tcflow(STDOUT_FILENO, TCOON)
      }
    }
  }
}
