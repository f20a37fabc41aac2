internal import CTerminalGuard
internal import Glibc
internal import Secrets

/// Asks on the terminal for something that is not shown. The terminal is as before once this value
/// ends, and after a signal or a crash.
struct HiddenPrompt: ~Copyable {
  private let settings: terminal_settings
  private let signals = SignalDescriptor(keysSignal: true)

  init() throws(SecretError) {
    var settings = terminal_settings()
    guard unsafe terminal_guard_hide(STDIN_FILENO, &settings) == 0 else {
      throw .call("the terminal cannot be read")
    }
    self.settings = settings
  }

  deinit {
    var settings = settings
    unsafe terminal_guard_show(STDIN_FILENO, &settings)
  }

  /// Reads a line. Returns the signal that came instead of it, if one did.
  func ask(_ question: String, _ answer: inout SecretBuffer) throws(SecretError) -> Int32? {
    say(question)
    defer { say("\n") }
    while true {
      var descriptors = [
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      unsafe poll(&descriptors, 2, -1)
      while let signal = signals.next() {
        // A stop would leave a shell whose keys are not shown.
        if SignalDescriptor.ending.contains(signal) { return signal }
      }
      guard descriptors[1].revents != 0 else { continue }
      guard answer.read(STDIN_FILENO, isLine: true) else {
        throw .call("the terminal cannot be read")
      }
      return nil
    }
  }

  private func say(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }
}
