internal import Glibc
internal import LockMessages
internal import Supervision

/// The screen's process, and the pipe by which it tells.
struct ScreenProcess {
  let process: pid_t
  /// Readable when the screen tells something.
  let pipe: Int32
  private var messages = LockMessageReader()

  init(process: pid_t, pipe: Int32) {
    self.process = process
    self.pipe = pipe
  }

  /// Reads what the screen has told.
  mutating func readMessages() -> [LockMessage] {
    var told: [LockMessage] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = unsafe read(pipe, &bytes, bytes.count)
      guard count > 0 else { return told }
      told += messages.read(bytes[..<count])
    }
  }

  /// How the process ended; nil while it lives. Asked again after an end, it would wait for others.
  func ended() -> ScreenEnd? {
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  func kill() {
    Glibc.kill(process, SIGKILL)
  }

  func closePipe() {
    close(pipe)
  }
}
