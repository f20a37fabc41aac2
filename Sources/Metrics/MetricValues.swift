/// All numbers at a moment.
public struct MetricValues: Hashable, Sendable {
  private var values: [UInt64]

  /// The numbers in the order of their slots; those that are missing are 0.
  public init(_ values: [UInt64] = []) {
    let missing = max(MetricSlot.count - values.count, 0)
    self.values = Array(values.prefix(MetricSlot.count)) + Array(repeating: 0, count: missing)
  }

  public subscript(slot: MetricSlot) -> UInt64 {
    get { values[slot.index] }
    set { values[slot.index] = newValue }
  }

  /// What is left to say once the process has gone: nothing runs, no device is read, and only a console
  /// that is held is still locked.
  public var afterwards: MetricValues {
    var values = self
    values[.up] = 0
    for kind in MetricDevice.allCases { values[.devices(kind)] = 0 }
    if self[.holdsConsole] == 0 { values[.locked] = 0 }
    return values
  }
}
