internal import CLinux
internal import Glibc
internal import LockMessages
internal import Synchronization

/// Where nodes are had that another process holds for this one, by a socket to it.
public final class DeviceLender: Sendable {
  /// One question at a time, whichever thread has it: answers name no question. It is the number of
  /// those that were given up, whose answers come before all others.
  private static let unanswered = Mutex(0)

  private let socket: Int32
  private let patience: Int32

  /// A process that takes longer than `patience`, in milliseconds, hangs.
  public init(socket: Int32, patience: Int32 = 5000) {
    self.socket = socket
    self.patience = patience
  }

  /// A descriptor to read a node by without waiting, which the caller closes; nil where it cannot be
  /// had.
  public func borrow(_ node: String) -> Int32? {
    try? open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  /// A descriptor to read a node by, which the caller closes. Throws an errno.
  func open(_ node: String, _ flags: Int32) throws(SystemError) -> Int32 {
    let result = DeviceLender.unanswered.withLock { unanswered in
      Result { () throws(SystemError) in try ask(node, flags, &unanswered) }
    }
    return try result.get()
  }

  private func ask(
    _ node: String, _ flags: Int32, _ unanswered: inout Int
  ) throws(SystemError) -> Int32 {
    let path = Array(node.utf8)
    guard unsafe send(socket, path, path.count, Int32(MSG_NOSIGNAL)) == path.count else {
      throw SystemError()
    }
    unanswered += 1
    var (answer, descriptor) = try receive()
    unanswered -= 1
    while unanswered > 0 {
      if descriptor >= 0 { close(descriptor) }
      (answer, descriptor) = try receive()
      unanswered -= 1
    }
    switch answer {
    case .lent where descriptor >= 0: return descriptor
    case .spared:
      let own = unsafe Glibc.open(node, flags)
      guard own >= 0 else { throw SystemError() }
      return own
    case .lent, .gone, nil:
      throw SystemError(code: ENODEV)
    }
  }

  /// The next answer. Throws where none comes.
  private func receive() throws(SystemError) -> (LoanAnswer?, Int32) {
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, patience) > 0 else {
      throw SystemError(code: ETIMEDOUT)
    }
    var byte: UInt8 = 0
    var descriptor: Int32 = -1
    guard unsafe linux_receive_descriptor(socket, &byte, &descriptor) == 0 else {
      throw SystemError()
    }
    return (LoanAnswer(rawValue: byte), descriptor)
  }
}
