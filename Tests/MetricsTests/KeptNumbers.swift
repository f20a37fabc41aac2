import Metrics
import Synchronization

/// Numbers kept in this process.
final class KeptNumbers: MetricSink {
  private let kept = Mutex(MetricValues())

  var values: MetricValues { kept.withLock { $0 } }

  func add(_ count: UInt64, to slot: MetricSlot) { kept.withLock { $0[slot] += count } }

  func set(_ slot: MetricSlot, to value: UInt64) { kept.withLock { $0[slot] = value } }
}
