internal import Glibc

/// The descriptor by which whoever started the lock waits until it is locked.
public struct ReadyDescriptor: ~Copyable {
  /// Out of the way of the low numbers, which children are given.
  private static let lowest: Int32 = 64

  private let descriptor: Int32

  /// Whether a descriptor can be written to. Standard input, output and error are not for this.
  public static func isFit(_ descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    return descriptor > 2 && flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }

  /// Takes a descriptor over, and keeps it from all children; nil where it is not fit.
  ///
  /// To be called before anything is opened: the number must still be that of the caller.
  public init?(_ given: Int32) {
    guard ReadyDescriptor.isFit(given) else { return nil }
    let own = fcntl(given, F_DUPFD_CLOEXEC, ReadyDescriptor.lowest)
    close(given)
    guard own >= 0 else { return nil }
    descriptor = own
    // Whoever reads is not waited for.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    close(descriptor)
  }

  /// Writes a line and closes the descriptor. Who has stopped reading is told nothing.
  public consuming func tell() {
    var line = UInt8(ascii: "\n")
    _ = unsafe write(descriptor, &line, 1)
  }
}
