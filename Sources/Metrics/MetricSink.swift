public import InputModel

/// Where numbers are kept. Counting neither waits nor allocates.
public protocol MetricSink: Sendable {
  /// Adds to a counter; nothing less than nothing is added.
  func add(_ count: UInt64, to slot: MetricSlot)

  func set(_ slot: MetricSlot, to value: UInt64)
}

extension MetricSink {
  public func count(_ slot: MetricSlot) { add(1, to: slot) }

  public func set(_ slot: MetricSlot, to isSo: Bool) { set(slot, to: isSo ? 1 : 0) }

  /// Takes a length into a histogram. One below zero counts as none.
  public func observe(_ length: Interval, in histogram: MetricHistogram) {
    add(UInt64(max(length.microseconds, 0)), to: .sum(of: histogram))
    add(1, to: .bucket(LatencyBuckets.index(of: length), of: histogram))
  }

  /// No device is there (any more).
  public func clearDevices() {
    for kind in MetricDevice.allCases { set(.devices(kind), to: 0) }
  }
}
