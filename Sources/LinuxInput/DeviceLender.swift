internal import CLinux
internal import Glibc
internal import LockMessages
internal import Synchronization

/// Where nodes are had that another process holds for this one, by a socket to it.
public final class DeviceLender: Sendable {
  /// One question at a time, whichever thread has it: answers name no question.
  private static let turn = Mutex(())
  /// A process that takes so long hangs.
  private static let patience: Int32 = 5000

  private let socket: Int32

  public init(socket: Int32) {
    self.socket = socket
  }

  /// A descriptor to read a node by without waiting, which the caller closes; nil where it cannot be
  /// had.
  public func borrow(_ node: String) -> Int32? {
    try? open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  /// A descriptor to read a node by, which the caller closes. Throws an errno.
  func open(_ node: String, _ flags: Int32) throws(SystemError) -> Int32 {
    let result = DeviceLender.turn.withLock { _ in
      Result { () throws(SystemError) in try ask(node, flags) }
    }
    return try result.get()
  }

  private func ask(_ node: String, _ flags: Int32) throws(SystemError) -> Int32 {
    let path = Array(node.utf8)
    guard unsafe send(socket, path, path.count, Int32(MSG_NOSIGNAL)) == path.count else {
      throw SystemError()
    }
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, DeviceLender.patience) > 0 else {
      throw SystemError(code: ETIMEDOUT)
    }
    var byte: UInt8 = 0
    var descriptor: Int32 = -1
    guard unsafe linux_receive_descriptor(socket, &byte, &descriptor) == 0 else {
      throw SystemError()
    }
    switch LoanAnswer(rawValue: byte) {
    case .lent where descriptor >= 0: return descriptor
    case .spared:
      let own = unsafe Glibc.open(node, flags)
      guard own >= 0 else { throw SystemError() }
      return own
    case .lent, .gone, nil:
      throw SystemError(code: ENODEV)
    }
  }
}
