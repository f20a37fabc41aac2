internal import CLinux
internal import Glibc

/// Tells when another console is shown.
public struct ShownConsole: ~Copyable {
  /// Signals by POLLPRI that something changed since `acknowledge`.
  public let descriptor: Int32

  public init() throws(ConsoleError) {
    let path = "/sys/class/tty/tty0/active"
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .call("\(path) cannot be opened") }
    self.descriptor = descriptor
    acknowledge()
  }

  deinit {
    close(descriptor)
  }

  /// Takes the signal back: files of sysfs signal until they are read.
  public func acknowledge() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 32, alignment: 1) { buffer in
      _ = unsafe pread(descriptor, buffer.baseAddress, buffer.count, 0)
    }
  }
}
