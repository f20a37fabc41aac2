public import InputModel

/// A device that the user named, and what is asked of it.
public struct DeviceSelection: Hashable, Sendable {
  public var node: String
  public var options: DeviceOptions

  public init(node: String, options: DeviceOptions) {
    self.node = node
    self.options = options
  }
}

/// Which devices are read, and how.
public struct InputConfiguration: Hashable, Sendable {
  /// Devices of other seats are left alone.
  public var seat: String
  /// The devices to read; none for all of the seat.
  public var devices: [DeviceSelection]
  /// What is asked of devices that are not named.
  public var options: DeviceOptions
  public var readsAccelerometers: Bool
  /// Whether reading rests while the machine sleeps, where logind tells.
  public var followsSleep: Bool
  /// The socket to a process that holds all nodes, and by which they are had; −1 where there is none.
  public var lender: Int32 = -1

  public init(
    seat: String = "seat0", devices: [DeviceSelection] = [],
    options: DeviceOptions = DeviceOptions(), readsAccelerometers: Bool = true,
    followsSleep: Bool = true
  ) {
    self.seat = seat
    self.devices = devices
    self.options = options
    self.readsAccelerometers = readsAccelerometers
    self.followsSleep = followsSleep
  }
}
