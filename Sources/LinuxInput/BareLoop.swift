internal import CLinux
internal import Glibc
public import InputModel

/// Reads a node by libinput and a poll, and does nothing else with it: what any program pays.
public final class BareLoop: @unchecked Sendable {
  // Used by the thread in `run` alone, but for `stopping`.
  private let libinput: LibinputContext
  private let device: LibinputDevice
  private let log: LogRelay
  private let stopping: Int32

  /// Opens the node for libinput. Throws where libinput does not take it.
  public init(node: String) throws(InputError) {
    log = LogRelay()
    libinput = try LibinputContext(log: log)
    guard let device = libinput.add(node) else {
      throw .failure("libinput does not read \(node) a second time")
    }
    self.device = device
    stopping = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  }

  deinit {
    close(stopping)
  }

  /// Ends `run`.
  public func stop() {
    eventfd_write(stopping, 1)
  }

  /// Calls `body` with the kernel's time of each report and the time at which it was in hand, until
  /// `stop` or until the device goes.
  ///
  /// - Returns: whether the device is still there.
  public func run(_ body: (_ kernel: Instant, _ now: Instant) -> Void) -> Bool {
    var descriptors = [
      pollfd(fd: libinput.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopping, events: Int16(POLLIN), revents: 0),
    ]
    var last: Instant?
    while true {
      unsafe poll(&descriptors, 2, -1)
      if descriptors[1].revents != 0 { return true }
      guard (try? libinput.dispatch()) != nil else { return false }
      while let event = libinput.next() {
        if event.kind == .deviceRemoved { return false }
        guard let time = event.time, time != last else { continue }
        last = time
        body(time, MonotonicClock.now())
      }
      _ = log.drain()
    }
  }
}
