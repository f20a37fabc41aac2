internal import CLinux
internal import Glibc
internal import LockMessages

/// The keeper's side of the socket by which the screen gets what it reads touch devices by.
///
/// The screen opens nothing itself: the open file with the grab stays here while screens come and go,
/// so there is no moment at which another reader gets events.
public final class LendingSocket {
  /// Readable when something is asked for.
  public let descriptor: Int32
  /// The screen's side.
  public let borrower: Int32

  /// Nil where the kernel gives no sockets; errno tells why.
  public init?() {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    // The screen waits for its answers.
    _ = fcntl(ends[1], F_SETFL, 0)
    descriptor = ends[0]
    borrower = ends[1]
  }

  deinit {
    close(descriptor)
    close(borrower)
  }

  /// The node that is asked for next; nil where none is.
  public func next() -> String? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  public func answer(_ loan: NodeKeeper.Loan) {
    let (answer, lent): (LoanAnswer, Int32) =
      switch loan {
      case .descriptor(let descriptor): (.lent, descriptor)
      case .spared: (.spared, -1)
      case .gone: (.gone, -1)
      }
    // A screen that takes no answers gives up, and is another soon.
    _ = linux_send_descriptor(descriptor, answer.rawValue, lent)
  }
}
