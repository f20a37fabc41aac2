internal import InputModel
internal import Latency
internal import LinuxInput
internal import Synchronization

/// What the kernel granted, gathered from the threads that asked for it.
final class RealtimeBox: Sendable {
  private struct Content {
    var grants: [RealtimeGrant] = []
    var locked: [Result<Int, MemoryLock.Refusal>] = []
    var threads = 0
  }

  /// The reader's and the program's.
  private static let threads = 2

  private let content = Mutex(Content())

  /// What was granted, once all have asked; empty before.
  var grants: [RealtimeGrant] { content.withLock { $0.grants } }

  /// Asks for the calling thread. The last thread to ask takes the memory, and tells the queue.
  func enter(_ queue: LatencyBoundedQueue<QueuedEvent>, _ wakeup: RealtimeGrant) {
    let scheduling = RealtimeScheduling.enter()
    let stack = RealtimeBox.attempt(MemoryLock.takeStack)
    let isLast = content.withLock { content in
      content.threads += 1
      content.locked.append(stack)
      // One thread that was refused makes it refused.
      if content.grants.isEmpty || !scheduling.isGranted { content.grants = [scheduling] }
      return content.threads == RealtimeBox.threads
    }
    guard isLast else { return }
    let places = RealtimeBox.attempt(queue.lockMemory)
    let stacks = content.withLock { $0.locked }.map { (name: "stacks", result: $0) }
    let memory = HotPathMemory.take(with: [(name: "queue", result: places)] + stacks)
    content.withLock { $0.grants += [wakeup, memory] }
    let now = MonotonicClock.now()
    queue.offer(
      .realtime(grants), stamps: StageStamps(kernel: now, read: now, recognized: now))
  }

  private static func attempt(
    _ lock: () throws(MemoryLock.Refusal) -> Int
  ) -> Result<Int, MemoryLock.Refusal> {
    do throws(MemoryLock.Refusal) {
      return .success(try lock())
    } catch {
      return .failure(error)
    }
  }
}
