internal import CLinux
internal import Glibc
internal import Interaction
internal import Latency
internal import Storage
internal import Synchronization

/// Keeps a Maildir on a thread of its own, so that a slow disk holds nothing else up.
final class MailKeeper: Sendable {
  /// Mail is parsed on it: the 512 kB of other threads are too few for nested parts.
  private static let stackSize = 8 << 20

  private struct Content {
    var requests: [MailRequest] = []
    var isEnding = false
    /// Whether the program may no longer listen.
    var collectsLosses = false
    var losses: [String] = []
  }

  /// A noncopyable Maildir on its way to the one thread that uses it.
  private final class Holder: @unchecked Sendable {
    var maildir: Maildir

    init(_ maildir: consuming Maildir) {
      self.maildir = maildir
    }
  }

  private let holder: Holder
  private let content = Mutex(Content())
  private let doorbell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let thread = Mutex<WorkerThread?>(nil)

  /// Opens the folder; throws where it is no Maildir or may not be read.
  init(path: String) throws(MailboxError) {
    holder = Holder(try Maildir(path: path))
  }

  deinit {
    close(doorbell)
  }

  /// Reads the mail and tells of it, and then of what changes.
  func start(_ tell: @escaping @Sendable (MailEvent) -> Void) throws(WorkerThread.StartError) {
    let started = try WorkerThread(name: "detent-mail", stackSize: MailKeeper.stackSize) {
      [self] in
      holder.maildir.load(tell)
      while attend(tell) {}
    }
    thread.withLock { $0 = started }
  }

  /// Takes what is to be done. Never waits for it.
  func ask(_ requests: [MailRequest]) {
    guard !requests.isEmpty else { return }
    content.withLock { $0.requests += requests }
    ring()
  }

  /// The program may end at any moment: what cannot be done from now on is told by `end`.
  func collectLosses() {
    content.withLock { $0.collectsLosses = true }
  }

  /// Does what was asked for and ends. Returns why some of it could not be done.
  func end() -> [String] {
    content.withLock { $0.isEnding = true }
    ring()
    thread.withLock { thread in
      thread?.join()
      thread = nil
    }
    return content.withLock { $0.losses }
  }

  private func noteLoss(_ event: MailEvent) {
    guard case .failed(_, let reason, _) = event else { return }
    content.withLock { content in
      if content.collectsLosses { content.losses.append(reason) }
    }
  }

  /// Waits for something to do and does it. Returns false once there is nothing more to come.
  private func attend(_ tell: (MailEvent) -> Void) -> Bool {
    var descriptors = [
      pollfd(fd: doorbell, events: Int16(POLLIN), revents: 0),
      pollfd(fd: holder.maildir.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    unsafe poll(&descriptors, 2, -1)
    var count: UInt64 = 0
    _ = unsafe read(doorbell, &count, 8)
    let (requests, isEnding) = content.withLock { content in
      defer { content.requests = [] }
      return (content.requests, content.isEnding)
    }
    for request in requests {
      holder.maildir.perform(request) { event in
        noteLoss(event)
        tell(event)
      }
    }
    if descriptors[1].revents != 0 { holder.maildir.attend(tell) }
    return !isEnding
  }

  private func ring() {
    var count: UInt64 = 1
    _ = unsafe write(doorbell, &count, 8)
  }
}
