internal import CLinux
internal import Glibc
internal import InputModel
internal import LockMessages
internal import Secrets

/// The screen of a held console: the process that holds it has the secret checked.
final class HolderCheck: SecretCheck {
  /// Tells the holder that a slide was completed.
  private let tellSlide: () -> Void
  private(set) var descriptor: Int32
  private var hasTold = false
  var deadline: Instant? { nil }

  /// Takes the socket over that the holder has left at `descriptor`.
  init(descriptor: Int32, tellSlide: @escaping () -> Void) {
    self.tellSlide = tellSlide
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  func submit(_ secret: inout SecretBuffer) -> [AttemptAnswer] {
    // Nobody is asked for a secret before the slide.
    if !hasTold { tellSlide() }
    hasTold = true
    let request = AttemptAnswer.request
    let isSent =
      unsafe send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count
    return isSent ? [] : [.failed(reason: "detent-lock does not answer", wait: .zero)]
  }

  func attend(_ secret: inout SecretBuffer) -> [AttemptAnswer] {
    var bytes = [UInt8](repeating: 0, count: AttemptAnswer.longest)
    var pipe: Int32 = -1
    let count = unsafe linux_receive_packet(descriptor, &bytes, bytes.count, &pipe)
    defer { if pipe >= 0 { close(pipe) } }
    guard count > 0 else {
      // The holder has ended, and this process is about to.
      descriptor = -1
      return []
    }
    guard let answer = AttemptAnswer(bytes[..<count]) else { return [] }
    if answer == .started, pipe >= 0 { secret.write(to: pipe) }
    return [answer]
  }
}
