public import InputModel

/// A contact that is down, where the kernel has it.
public struct RawContact: Hashable, Sendable {
  public var slot: Int32
  public var place: Vector<DeviceUnits>

  public init(slot: Int32, place: Vector<DeviceUnits>) {
    self.slot = slot
    self.place = place
  }
}
