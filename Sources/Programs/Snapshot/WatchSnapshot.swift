public import Gestures
public import InputModel

/// The live instrument: contacts, gesture states, devices and the event log.
public struct WatchSnapshot: Hashable, Sendable {
  /// The device whose surface is drawn; nil while there is none.
  public var device: DeviceDescription?
  /// The width of the band in which edge-pans start.
  public var edgeBand: Points
  public var contacts: [WatchedContact]
  /// The newest state of each kind of gesture on each device.
  public var gestures: [GestureEvent]
  public var devices: [WatchedDevice]
  /// Acceleration beside gravity, and the line that makes a peak, in g; nil without accelerometer.
  public var shake: ShakeMeter?
  /// The newest lines last.
  public var log: [String]

  public init(
    device: DeviceDescription? = nil, edgeBand: Points, contacts: [WatchedContact] = [],
    gestures: [GestureEvent] = [], devices: [WatchedDevice] = [], shake: ShakeMeter? = nil,
    log: [String] = []
  ) {
    self.device = device
    self.edgeBand = edgeBand
    self.contacts = contacts
    self.gestures = gestures
    self.devices = devices
    self.shake = shake
    self.log = log
  }
}

/// A contact with its numbers.
public struct WatchedContact: Hashable, Sendable {
  public var device: DeviceID
  public var slot: Int32
  public var location: Vector<Points>

  public init(device: DeviceID, slot: Int32, location: Vector<Points>) {
    self.device = device
    self.slot = slot
    self.location = location
  }
}

/// A device with what was counted since it came.
public struct WatchedDevice: Hashable, Sendable {
  public var description: DeviceDescription
  public var reportRate: Double?
  public var jitter: Interval?
  /// Nil where they are not counted yet.
  public var frames: Int?
  /// How often the kernel dropped events.
  public var drops: Int

  public init(
    description: DeviceDescription, reportRate: Double? = nil, jitter: Interval? = nil,
    frames: Int? = 0, drops: Int = 0
  ) {
    self.description = description
    self.reportRate = reportRate
    self.jitter = jitter
    self.frames = frames
    self.drops = drops
  }
}

/// What the shake recogniser sees.
public struct ShakeMeter: Hashable, Sendable {
  /// Acceleration beside gravity in g.
  public var linear: Double
  /// The acceleration that makes a peak, in g.
  public var peak: Double
  public var reversals: Int

  public init(linear: Double, peak: Double, reversals: Int) {
    self.linear = linear
    self.peak = peak
    self.reversals = reversals
  }
}
