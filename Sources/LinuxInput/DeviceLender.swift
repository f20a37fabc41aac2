internal import CLinux
internal import Glibc
internal import LockMessages

/// Where nodes are had that another process holds for this one, by a socket to it.
///
/// Used on the reading thread alone.
final class DeviceLender {
  /// A process that takes so long hangs.
  private static let patience: Int32 = 5000

  private let socket: Int32

  init(socket: Int32) {
    self.socket = socket
  }

  /// A descriptor to read a node by, which the caller closes. Throws an errno.
  func open(_ node: String, _ flags: Int32) throws(SystemError) -> Int32 {
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
