internal import ChildProcesses
internal import Glibc
internal import HeldInput
internal import LockMessages
internal import Supervision

/// The screen's process, the pipe by which it tells, and the socket by which it gets devices.
struct ScreenProcess: ~Copyable {
  private let process: ChildProcess
  private let pipe: Int32
  private var isPipeOpen = true
  private let lending: LendingSocket?
  /// By which secrets are asked for; nil where none is set.
  let attempts: AttemptSocket?
  private var messages = LockMessageReader()

  /// Takes the pipe over.
  init(process: ChildProcess, pipe: Int32, lending: LendingSocket?, attempts: AttemptSocket?) {
    self.attempts = attempts
    self.process = process
    self.pipe = pipe
    self.lending = lending
  }

  deinit {
    close(pipe)
  }

  /// Readable when the screen tells something; nil once it can tell nothing more.
  var pipeDescriptor: Int32? { isPipeOpen ? pipe : nil }

  /// Readable when the screen wants to read a device; nil where it opens them itself.
  var lendingDescriptor: Int32? { lending?.descriptor }

  /// Reads what the screen has told.
  mutating func readMessages() -> [LockMessage] {
    var told: [LockMessage] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = unsafe read(pipe, &bytes, bytes.count)
      guard count > 0 else {
        // An end would be readable for ever.
        isPipeOpen = count < 0
        return told
      }
      told += messages.read(bytes[..<count])
    }
  }

  /// Hands over the devices that the screen asks for.
  func borrow(from devices: HeldDevices?) {
    if let lending { devices?.lend(by: lending) }
  }

  /// How the process ended; nil while it lives.
  func ended() -> ScreenEnd? {
    switch process.ended() {
    case nil: nil
    case .exit(let status): .exit(status)
    case .signal(let number): .signal(number)
    }
  }

  func kill() {
    Glibc.kill(process.process, SIGKILL)
  }
}
