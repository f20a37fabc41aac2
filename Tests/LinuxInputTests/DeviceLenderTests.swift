import CLinux
import Glibc
import LockMessages
import Testing

@testable import LinuxInput

/// What a screen makes of answers about the nodes that another process holds for it.
@Suite struct DeviceLenderTests {
  /// The holder's side of the socket, played by the test.
  @Test func anAnswerThatCameTooLateIsNotTheNextOnes() throws {
    var ends: [Int32] = [-1, -1]
    try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let lender = DeviceLender(socket: ends[1], patience: 10)
    #expect(lender.borrow("/dev/input/event1") == nil)
    #expect(lender.borrow("/dev/input/event2") == nil)
    // The holder goes on, and the third question finds the answers to the first two before its own.
    let other = unsafe open("/dev/zero", O_RDONLY)
    let asked = unsafe open("/dev/null", O_RDONLY)
    defer { for descriptor in [other, asked] { close(descriptor) } }
    for (answer, descriptor) in [
      (LoanAnswer.lent, other), (.gone, -1), (.lent, asked), (.gone, -1),
    ] {
      #expect(linux_send_descriptor(ends[0], answer.rawValue, descriptor) == 0)
    }
    let borrowed = try #require(lender.borrow("/dev/input/event3"))
    defer { close(borrowed) }
    #expect(Self.device(borrowed) == Self.device(asked))
    #expect(lender.borrow("/dev/input/event4") == nil)
  }

  private static func device(_ descriptor: Int32) -> dev_t {
    var status = stat()
    _ = unsafe fstat(descriptor, &status)
    return status.st_rdev
  }
}
