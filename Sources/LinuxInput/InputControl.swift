internal import CLinux
internal import Glibc
internal import InputModel
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

/// What other threads may ask of a reader; a signal handler may not use it.
///
///               suspend(first reason)
///     reading ─────────────────────────► at rest: nothing held, nothing open
///        │    ◄─────────────────────────    │
///        │       resume(last reason)        │
///        └────── stop() ──► ended ◄── stop()┘
public final class InputControl: Sendable {
  struct Requests: Hashable, Sendable {
    var mustStop = false
    var suspensions: UInt32 = 0
    var mustReleaseGrabs = false
  }

  private struct State {
    var requests = Requests()
    /// The reasons for which reading is known to rest.
    var carriedOut: UInt32 = 0
    var hasBegun = false
    var hasEnded = false
  }

  private let state = Mutex(State())
  /// Readable when something was asked for.
  let descriptor: Int32
  /// Readable when a suspension has been carried out.
  private let acknowledgement: Int32

  init() {
    let flags = Int32(EFD_CLOEXEC | EFD_NONBLOCK)
    descriptor = eventfd(0, flags)
    acknowledgement = eventfd(0, flags)
  }

  deinit {
    close(descriptor)
    close(acknowledgement)
  }

  /// Whether the devices that were there at the start are being read; nil once reading has ended.
  public var isReading: Bool? { state.withLock { $0.hasEnded ? nil : $0.hasBegun } }

  /// Ends `run`.
  public func stop() {
    state.withLock { $0.requests.mustStop = true }
    signal(descriptor)
  }

  /// Cancels what is live, releases grabs and closes all nodes, until `resume`.
  ///
  /// Waits until that has been done, for a second at most.
  ///
  /// - Returns: whether nothing is held any more.
  @discardableResult
  public func suspend(_ reason: SuspendReason) -> Bool {
    state.withLock { $0.requests.suspensions |= reason.rawValue }
    signal(descriptor)
    let limit = MonotonicClock.now() + .milliseconds(1000)
    while true {
      if isAtRest(for: reason) { return true }
      let left = (limit - MonotonicClock.now()).microseconds / 1000
      guard left > 0 else { return false }
      var waiting = pollfd(fd: acknowledgement, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&waiting, 1, Int32(clamping: left)) > 0 { drain(acknowledgement) }
    }
  }

  /// Whether a suspension for this reason has been carried out.
  func isAtRest(for reason: SuspendReason) -> Bool {
    state.withLock { $0.hasEnded || $0.carriedOut & reason.rawValue != 0 }
  }

  /// Reads on, unless another reason stands.
  public func resume(_ reason: SuspendReason) {
    state.withLock { state in
      state.requests.suspensions &= ~reason.rawValue
      // Whoever suspends next must not take the rest that ends now for the one that it asked for.
      state.carriedOut &= ~reason.rawValue
    }
    signal(descriptor)
  }

  /// Lets the reader's sink `advance` once, which shows whether the reader still reads.
  public func wake() {
    signal(descriptor)
  }

  /// Gives grabbed devices back; they are read on like any other.
  public func releaseGrabs() {
    state.withLock { $0.requests.mustReleaseGrabs = true }
    signal(descriptor)
  }

  /// What is asked for at the moment.
  func take() -> Requests {
    drain(descriptor)
    return state.withLock { state in
      defer { state.requests.mustReleaseGrabs = false }
      return state.requests
    }
  }

  /// These reasons have been carried out. One that has been taken back meanwhile does not count.
  func acknowledge(_ suspensions: UInt32) {
    state.withLock { $0.carriedOut = suspensions & $0.requests.suspensions }
    signal(acknowledgement)
  }

  /// The reader's word that `run` reads.
  func noteBeginning() {
    state.withLock { $0.hasBegun = true }
  }

  /// Nothing is read any more.
  func noteEnd() {
    state.withLock { $0.hasEnded = true }
    signal(acknowledgement)
  }

  private func signal(_ descriptor: Int32) {
    // It fails only where the count is full, and then the descriptor is readable anyway.
    eventfd_write(descriptor, 1)
  }

  private func drain(_ descriptor: Int32) {
    var value: eventfd_t = 0
    _ = unsafe eventfd_read(descriptor, &value)
  }
}
