internal import CLinux
internal import Glibc
internal import Programs
internal import Synchronization

/// The newest snapshot, handed from the program's thread to the view's.
final class SnapshotBox: Sendable {
  /// Readable whenever there is something new.
  let descriptor: Int32

  private struct Content {
    var snapshot: Snapshot?
    var outcome: Int32?
  }

  private let content = Mutex(Content())

  init() {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  }

  deinit {
    close(descriptor)
  }

  /// Replaces a snapshot that was not taken; what it would have shown first counts from then.
  func publish(_ snapshot: Snapshot) {
    content.withLock { content in
      let earlier = content.snapshot?.handled
      content.snapshot = snapshot
      content.snapshot?.handled = earlier ?? snapshot.handled
    }
    wake()
  }

  /// The program's thread ends, or asks to be ended, with an exit status. The first one counts.
  func finish(_ status: Int32 = ExitStatus.done) {
    content.withLock { $0.outcome = $0.outcome ?? status }
    wake()
  }

  /// The snapshot that came since the last call, and the exit status once the program is over.
  func take() -> (snapshot: Snapshot?, outcome: Int32?) {
    eventfd_read(descriptor)
    return content.withLock { content in
      defer { content.snapshot = nil }
      return (content.snapshot, content.outcome)
    }
  }

  private func wake() {
    eventfd_write(descriptor, 1)
  }

  private func eventfd_read(_ descriptor: Int32) {
    var value: UInt64 = 0
    _ = unsafe read(descriptor, &value, 8)
  }

  private func eventfd_write(_ descriptor: Int32, _ count: UInt64) {
    var value = count
    _ = unsafe write(descriptor, &value, 8)
  }
}
