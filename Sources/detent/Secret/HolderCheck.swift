internal import CLinux
internal import Glibc
internal import InputModel
internal import LinuxInput
internal import LockMessages
internal import Secrets
internal import Supervision

/// The screen of a held console: the process that holds it has the secret checked.
final class HolderCheck: SecretCheck {
  /// Tells the holder that a slide was completed.
  private let tellSlide: () -> Void
  private(set) var descriptor: Int32
  /// When a holder that has not answered hangs; nil while nothing is asked.
  private(set) var deadline: Instant?

  private let limit: Interval

  private static let silence = AttemptAnswer.failed(
    reason: "detent-lock does not answer", wait: .zero)

  /// Takes the socket over that the holder has left at `descriptor`, which must not wait.
  ///
  /// The holder itself ends a check that hangs, and says so: `limit` is longer.
  init(
    descriptor: Int32, limit: Interval = AttemptGate.limit + Interval(seconds: 5),
    tellSlide: @escaping () -> Void
  ) {
    self.limit = limit
    self.tellSlide = tellSlide
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  func submit(_ secret: inout SecretBuffer) -> [AttemptAnswer] {
    // Nobody is asked for a secret before the slide. It is told with each: one that was told before the
    // console was held did not count.
    tellSlide()
    let request = AttemptAnswer.request
    let isSent =
      unsafe send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count
    guard isSent else { return [HolderCheck.silence] }
    deadline = MonotonicClock.now() + limit
    return []
  }

  func attend(_ secret: inout SecretBuffer) -> [AttemptAnswer] {
    var bytes = [UInt8](repeating: 0, count: AttemptAnswer.longest)
    var pipe: Int32 = -1
    let count = unsafe linux_receive_packet(descriptor, &bytes, bytes.count, &pipe)
    defer { if pipe >= 0 { close(pipe) } }
    guard count > 0 else { return count < 0 && errno == EAGAIN ? hang() : end() }
    guard let answer = AttemptAnswer(bytes[..<count]) else { return [] }
    if answer != .started {
      deadline = nil
    } else if pipe >= 0 {
      secret.write(to: pipe)
    }
    return [answer]
  }

  private func hang() -> [AttemptAnswer] {
    guard let deadline, deadline <= MonotonicClock.now() else { return [] }
    self.deadline = nil
    return [HolderCheck.silence]
  }

  /// The holder has ended, and this process is about to.
  private func end() -> [AttemptAnswer] {
    descriptor = -1
    deadline = nil
    return []
  }
}
