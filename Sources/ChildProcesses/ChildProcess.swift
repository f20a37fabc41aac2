internal import Glibc

/// A process that was started here. Somebody must ask for its end, or it stays as a zombie.
public struct ChildProcess: Hashable, Sendable {
  private static let pause: Int32 = 10

  public let process: Int32

  init(process: pid_t) { self.process = process }

  /// How it ended, to be asked until it has; nil while it lives.
  public func ended() -> ChildEnd? { end(WNOHANG) }

  /// Waits for its end.
  public func wait() -> ChildEnd? { end(0) }

  /// Waits for its end, but not for ever; nil where it lives on.
  public func wait(milliseconds: Int32) -> ChildEnd? {
    for _ in 0..<max(milliseconds / ChildProcess.pause, 1) {
      if let end = ended() { return end }
      poll(nil, 0, ChildProcess.pause)
    }
    return ended()
  }

  private func end(_ options: Int32) -> ChildEnd? {
    var status: Int32 = 0
    var result: pid_t
    repeat {
      result = unsafe waitpid(process, &status, options)
    } while result < 0 && errno == EINTR
    guard result == process else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// How a process ended.
public enum ChildEnd: Hashable, Sendable {
  case exit(Int32)
  case signal(Int32)
}
