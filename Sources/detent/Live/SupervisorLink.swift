internal import CLinux
internal import Glibc
internal import LockMessages

/// The screen's end of the pipe to the process that holds the console.
struct SupervisorLink {
  private let descriptor: Int32

  /// Takes the pipe over; nil where the descriptor is none, or nobody reads it.
  ///
  /// From now on the process ends with its parent: a picture that nobody holds would lie.
  init?(descriptor: Int32) {
    guard linux_is_pipe(descriptor) != 0, linux_end_with_parent() == 0,
      fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    // A parent that ended before has closed its end.
    var end = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&end, 1, 0) >= 0, end.revents & Int16(POLLERR) == 0 else { return nil }
    self.descriptor = descriptor
  }

  func tell(_ message: LockMessage) {
    let bytes = message.bytes
    // Less than a pipe writes at once, whatever else is in it.
    _ = unsafe write(descriptor, bytes, bytes.count)
  }
}
