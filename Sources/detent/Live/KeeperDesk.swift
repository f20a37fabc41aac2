internal import CLinux
internal import Glibc
internal import Latency
internal import Synchronization

/// Where requests wait for a keeper's thread, and what could not be done of them at the end.
final class KeeperDesk<Request: Sendable>: Sendable {
  private struct Content {
    var requests: [Request] = []
    var isEnding = false
    /// Whether the program may no longer listen.
    var collectsLosses = false
    var losses: [String] = []
  }

  private let content = Mutex(Content())
  private let doorbell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let thread = Mutex<WorkerThread?>(nil)

  deinit {
    close(doorbell)
  }

  /// Starts the keeper's thread.
  func start(
    name: String, stackSize: Int, _ body: @escaping @Sendable () -> Void
  ) throws(WorkerThread.StartError) {
    let started = try WorkerThread(name: name, stackSize: stackSize, body)
    thread.withLock { $0 = started }
  }

  /// Takes what is to be done. Never waits for it.
  func ask(_ requests: [Request]) {
    guard !requests.isEmpty else { return }
    content.withLock { $0.requests += requests }
    ring()
  }

  func collectLosses() {
    content.withLock { $0.collectsLosses = true }
  }

  func noteLoss(_ reason: String) {
    content.withLock { content in
      if content.collectsLosses { content.losses.append(reason) }
    }
  }

  /// Ends the thread once all is done. Returns why some of it could not be done.
  func end() -> [String] {
    content.withLock { $0.isEnding = true }
    ring()
    thread.withLock { thread in
      thread?.join()
      thread = nil
    }
    return content.withLock { $0.losses }
  }

  /// On the keeper's thread: waits until something is asked for, or until a descriptor is readable.
  func wait(for descriptor: Int32) -> (requests: [Request], isReadable: Bool, isEnding: Bool) {
    var descriptors = [
      pollfd(fd: doorbell, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    unsafe poll(&descriptors, 2, -1)
    var count: UInt64 = 0
    _ = unsafe read(doorbell, &count, 8)
    return content.withLock { content in
      defer { content.requests = [] }
      return (content.requests, descriptors[1].revents != 0, content.isEnding)
    }
  }

  /// Wakes the keeper's thread, for something other than a request.
  func ring() {
    var count: UInt64 = 1
    _ = unsafe write(doorbell, &count, 8)
  }
}
