public import Metrics
internal import Synchronization

/// Numbers kept in this process.
public final class KeptNumbers: MetricSink {
  private let kept = Mutex(MetricValues())

  public init() {}

  public var values: MetricValues { kept.withLock { $0 } }

  public func add(_ count: UInt64, to slot: MetricSlot) { kept.withLock { $0[slot] += count } }

  public func set(_ slot: MetricSlot, to value: UInt64) { kept.withLock { $0[slot] = value } }
}
