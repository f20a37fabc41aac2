/// Who made a device and which one it is, by the numbers of its bus.
public struct DeviceIdentity: Hashable, Sendable {
  public var vendor: UInt16
  public var product: UInt16

  public init(vendor: UInt16, product: UInt16) {
    self.vendor = vendor
    self.product = product
  }
}
