internal import CLinux
internal import Glibc

/// The Linux console that this process runs on, and whether it is the one shown.
final class VirtualTerminal {
  /// Signals by POLLPRI when another console is shown.
  let descriptor: Int32
  private let name: String

  /// Nil where standard output is no console.
  init?() {
    guard isatty(STDOUT_FILENO) == 1, let path = unsafe ttyname(STDOUT_FILENO) else { return nil }
    let terminal = unsafe String(cString: path)
    guard terminal.hasPrefix("/dev/tty"), let number = Int(terminal.dropFirst(8)), number > 0
    else { return nil }
    let descriptor = unsafe open("/sys/class/tty/tty0/active", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    name = "tty\(number)"
  }

  deinit {
    close(descriptor)
  }

  /// Reads which console is shown, which also takes the signal back.
  func isShown() -> Bool {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
      let count = unsafe pread(descriptor, buffer.baseAddress, buffer.count, 0)
      // When the kernel does not tell, rather read than lock the user out.
      guard count > 0 else { return true }
      let shown = unsafe String(decoding: buffer[..<count], as: UTF8.self)
      return shown.split(separator: "\n").first.map { $0 == name } ?? true
    }
  }
}
