internal import CLinux
internal import Glibc
internal import LockMessages

/// The holder's side of the socket by which the screen has secrets checked.
///
/// The secret itself never comes here: the screen writes it into a pipe to `detent-auth`.
final class AttemptSocket {
  /// Readable when a check is asked for.
  let descriptor: Int32
  /// The screen's side.
  let screen: Int32

  /// Nil where the kernel gives no sockets; errno tells why.
  init?() {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    descriptor = ends[0]
    screen = ends[1]
  }

  deinit {
    close(descriptor)
    close(screen)
  }

  /// Takes one request. Returns whether there was one.
  func next() -> Bool {
    var bytes = [UInt8](repeating: 0, count: AttemptAnswer.longest)
    while true {
      let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0 else { return false }
      if bytes[..<count].elementsEqual(AttemptAnswer.request) { return true }
    }
  }

  /// Answers, and hands a descriptor over where one belongs to it.
  func answer(_ answer: AttemptAnswer, with descriptor: Int32 = -1) {
    let bytes = answer.bytes
    // A screen that takes no answers is no worse off than one that is not answered.
    _ = unsafe linux_send_packet(self.descriptor, bytes, bytes.count, descriptor)
  }
}
