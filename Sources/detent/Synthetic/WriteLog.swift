internal import InputModel
internal import Latency
internal import Synchronization

/// The last frames that a synthetic finger wrote, for whoever measures them.
final class WriteLog: Sendable {
  /// A second of the fastest finger.
  private static let capacity = 1024

  private struct Content {
    var frames: [WrittenFrame] = []
    var count = 0
  }

  private let content = Mutex(Content())

  /// How many frames were written.
  var count: Int { content.withLock { $0.count } }

  /// Takes a frame, just before it is written.
  func append(_ frame: WrittenFrame) {
    content.withLock { content in
      if content.frames.count == WriteLog.capacity { content.frames.removeFirst() }
      content.frames.append(frame)
      content.count += 1
    }
  }

  /// The write that a frame stems from: the last one begun before the kernel stamped it.
  func frame(stamped kernel: Instant) -> WrittenFrame? {
    content.withLock { content in content.frames.last { $0.written <= kernel } }
  }
}
