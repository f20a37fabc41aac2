internal import Glibc
internal import Synchronization

/// Remembers a thread.
@usableFromInline
final class ThreadMark: Sendable {
  private let thread = Atomic<UInt>(0)

  /// Whether the calling thread is the one remembered.
  var isCurrent: Bool { thread.load(ordering: .relaxed) == pthread_self() }

  @usableFromInline func set() { thread.store(pthread_self(), ordering: .relaxed) }
  @usableFromInline func clear() { thread.store(0, ordering: .relaxed) }
}
