internal import CLinux
internal import Glibc
internal import Synchronization

/// Why reading rests.
public enum SuspendReason: UInt32, CaseIterable, Hashable, Sendable {
  /// The process is about to be stopped (SIGTSTP).
  case stopped = 1
  /// Another virtual terminal is shown.
  case virtualTerminal = 2
  /// The machine is about to sleep.
  case sleep = 4
}

/// What other threads may ask of a reader.
public final class InputControl: Sendable {
  struct Requests: Hashable, Sendable {
    var mustStop = false
    var suspensions: UInt32 = 0
    var mustReleaseGrabs = false
  }

  private let requests = Mutex(Requests())
  private let carriedOut = Mutex<UInt32>(0)
  /// Readable when something was asked for.
  let descriptor: Int32
  /// Readable when a suspension has been carried out.
  private let acknowledgement: Int32

  init() {
    let flags = Int32(EFD_CLOEXEC | EFD_NONBLOCK)
    descriptor = eventfd(0, flags)
    acknowledgement = eventfd(0, Int32(EFD_CLOEXEC))
  }

  deinit {
    close(descriptor)
    close(acknowledgement)
  }

  /// Ends `run`.
  public func stop() {
    requests.withLock { $0.mustStop = true }
    signal(descriptor)
  }

  /// Cancels what is live, releases grabs and closes all nodes, until `resume`. Returns when that
  /// has been done, or after a second if the reader does not get to it.
  public func suspend(_ reason: SuspendReason) {
    requests.withLock { $0.suspensions |= reason.rawValue }
    signal(descriptor)
    var waiting = pollfd(fd: acknowledgement, events: Int16(POLLIN), revents: 0)
    while carriedOut.withLock({ $0 & reason.rawValue }) == 0 {
      guard unsafe poll(&waiting, 1, 1000) > 0 else { return }
      drain(acknowledgement)
    }
  }

  /// Reads on, unless another reason stands.
  public func resume(_ reason: SuspendReason) {
    requests.withLock { $0.suspensions &= ~reason.rawValue }
    signal(descriptor)
  }

  /// Gives grabbed devices back; they are read on like any other.
  public func releaseGrabs() {
    requests.withLock { $0.mustReleaseGrabs = true }
    signal(descriptor)
  }

  /// What is asked for at the moment.
  func take() -> Requests {
    drain(descriptor)
    return requests.withLock { requests in
      defer { requests.mustReleaseGrabs = false }
      return requests
    }
  }

  /// These reasons have been carried out.
  func acknowledge(_ suspensions: UInt32) {
    carriedOut.withLock { $0 = suspensions }
    signal(acknowledgement)
  }

  private func signal(_ descriptor: Int32) {
    var one: UInt64 = 1
    _ = unsafe write(descriptor, &one, 8)
  }

  private func drain(_ descriptor: Int32) {
    var value: UInt64 = 0
    _ = unsafe read(descriptor, &value, 8)
  }
}
