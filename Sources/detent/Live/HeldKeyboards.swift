internal import Interaction
internal import Invocation
internal import Keyboards
internal import Latency
internal import LinuxInput
internal import Programs
internal import TerminalView

/// The keyboards of a held console, whose terminal gives no keys. They are read where a secret is typed
/// and never else, on a thread of their own.
struct HeldKeyboards {
  /// A layout is compiled on it.
  private static let stackSize = 2 << 20

  private let reader: KeyboardReader
  private let thread: WorkerThread

  /// Starts to read; nil where no key was asked for, or no thread could be started: the keys on the
  /// screen are left then.
  init?<P>(_ invocation: Invocation, _ session: LiveSession<P>) {
    guard let token = invocation.token, invocation.auth != .none else { return nil }
    let put = session.intake
    let reader = KeyboardReader(
      lender: DeviceLender(socket: token + 1), typed: { put(.command(.key($0))) },
      changed: { put(.command(.keyboard($0))) })
    let thread = try? WorkerThread(name: "detent-keys", stackSize: HeldKeyboards.stackSize) {
      CrashGuard.coverThread()
      reader.run()
    }
    guard let thread else { return nil }
    self.reader = reader
    self.thread = thread
  }

  /// Ends the thread.
  func end() {
    reader.stop()
    thread.join()
  }
}
