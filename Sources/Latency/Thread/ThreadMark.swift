internal import Glibc
internal import Synchronization

/// Remembers a thread.
final class ThreadMark: Sendable {
  private let thread = Atomic<UInt>(0)

  /// Whether the calling thread is the one remembered.
  var isCurrent: Bool { thread.load(ordering: .relaxed) == pthread_self() }

  func set() { thread.store(pthread_self(), ordering: .relaxed) }
  func clear() { thread.store(0, ordering: .relaxed) }
}
