internal import InputModel

/// The number of values that each axis of a touch device can take.
struct AxisExtents: Hashable, Sendable {
  let x: UInt32
  let y: UInt32

  init(_ facts: DeviceFacts) {
    x = AxisExtents.extent(facts.x)
    y = AxisExtents.extent(facts.y)
  }

  private static func extent(_ axis: AxisFacts) -> UInt32 {
    UInt32(clamping: (Int64(axis.maximum) - Int64(axis.minimum) + 1).magnitude)
  }
}
