internal import Glibc

/// Asks for a password: on the terminal without showing it, or by the first line of a pipe.
enum PasswordPrompt {
  /// Longer ones are refused where they are used.
  private static let longest = 4096

  enum Answer {
    case password(String)
    /// The terminal's keys or a signal ended it.
    case ended(signal: Int32)
  }

  /// - Parameter account: Whose password it is.
  static func ask(_ account: String, _ signals: borrowing SignalDescriptor) -> Answer {
    guard isatty(STDIN_FILENO) == 1 else { return read(signals) }
    var former = termios()
    unsafe tcgetattr(STDIN_FILENO, &former)
    var silent = former
    silent.c_lflag &= ~tcflag_t(ECHO)
    unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    defer {
      unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &former)
      StandardError.write("\n")
    }
    StandardError.write("password of \(account): ")
    return read(signals)
  }

  private static func read(_ signals: borrowing SignalDescriptor) -> Answer {
    var line: [UInt8] = []
    while line.count < longest {
      var descriptors = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      unsafe poll(&descriptors, 2, -1)
      while let signal = signals.next() {
        if SignalDescriptor.ending.contains(signal) { return .ended(signal: signal) }
      }
      guard descriptors[0].revents != 0 else { continue }
      var byte: UInt8 = 0
      let count = unsafe Glibc.read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n") else { break }
      line.append(byte)
    }
    return .password(String(decoding: line, as: UTF8.self))
  }
}
