internal import ChildProcesses
internal import Glibc
internal import Supervision

/// The process of a lock, and the pipe by which it tells that it is locked.
struct LockRun: ~Copyable {
  private let process: ChildProcess
  private let pipe: Int32
  private var isPipeOpen = true

  init(process: ChildProcess, pipe: Int32) {
    self.process = process
    self.pipe = pipe
  }

  deinit {
    close(pipe)
  }

  /// Readable once it is locked, or has ended before; nil afterwards.
  var descriptor: Int32? { isPipeOpen ? pipe : nil }

  /// Reads from the pipe what there is. Returns whether it tells that it is locked.
  mutating func stands() -> Bool {
    var byte: UInt8 = 0
    isPipeOpen = false
    return unsafe read(pipe, &byte, 1) == 1
  }

  /// How it ended; nil while it lives.
  func ended() -> LockRunEnd? {
    switch process.ended() {
    case nil: nil
    case .exit(let status): status != 0 && FoundLock.look() == .held ? .another : .exit(status)
    case .signal(let number): .signal(number)
    }
  }
}
