import Gestures
import Glibc
import InputModel
import Latency
import LinuxInput
import Pipeline
import Synchronization

/// A pan or a tap on its way to the handler.
struct SlowEvent: QueueElement {
  var event: GestureEvent

  var admission: Admission {
    let key = QueueKey(group: 0, number: event.id.rawValue)
    switch event.phase {
    case .began: return .opens(key)
    case .changed: return .continues(key)
    case .ended, .cancelled:
      return event.kind == .tap || event.kind == .shake ? .single : .closes(key)
    }
  }
}

/// When the handler slept.
struct Nap: Sendable {
  var start: Instant
  var end: Instant
}

final class NapLog: Sendable {
  private let content = Mutex<[Nap]>([])

  var naps: [Nap] { content.withLock { $0 } }

  func append(_ nap: Nap) {
    content.withLock { $0.append(nap) }
  }
}

/// Sleeps 200 ms in every tenth event.
struct NappingHandler: QueueHandler {
  let log: NapLog
  private var count = 0

  init(log: NapLog) {
    self.log = log
  }

  mutating func handle(_ delivery: Delivery<SlowEvent>) -> Instant? {
    count += 1
    guard count % 10 == 0 else { return nil }
    let start = MonotonicClock.now()
    usleep(200_000)
    log.append(Nap(start: start, end: MonotonicClock.now()))
    return nil
  }

  func wake(at time: Instant) -> Instant? { nil }
}
