public import InputModel

/// A device as the kernel and udev described it, and the frames that it sent.
public struct RecordedDevice: Hashable, Sendable {
  /// The bus, vendor, product and version by which the kernel knows a device.
  public struct Identity: Hashable, Sendable {
    public var bus: UInt16
    public var vendor: UInt16
    public var product: UInt16
    public var version: UInt16

    public init(bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0) {
      self.bus = bus
      self.vendor = vendor
      self.product = product
      self.version = version
    }
  }

  /// An absolute axis with all that the kernel keeps of it (`struct input_absinfo`).
  public struct Axis: Hashable, Sendable {
    public var minimum: Int32
    public var maximum: Int32
    public var fuzz: Int32
    public var flat: Int32
    /// Units per millimetre, or per g; 0 for none.
    public var resolution: Int32

    public init(
      minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.fuzz = fuzz
      self.flat = flat
      self.resolution = resolution
    }
  }

  /// The node that it had, where that is told.
  public var node: String?
  /// The name as the kernel had it, control characters included.
  public var name: String
  public var identity: Identity
  /// The input properties (INPUT_PROP_…).
  public var properties: Set<UInt16>
  /// The codes of each event type that it can send.
  public var codes: [UInt16: Set<UInt16>]
  public var axes: [UInt16: Axis]
  /// What udev says of it, where that was recorded.
  public var udevProperties: [String: String]
  /// libinput's quirks for it, each `NAME=VALUE`, where they were recorded.
  public var quirks: [String]
  public var frames: [RecordedFrame]

  public init(
    node: String? = nil, name: String = "", identity: Identity = Identity(),
    properties: Set<UInt16> = [], codes: [UInt16: Set<UInt16>] = [:],
    axes: [UInt16: Axis] = [:], udevProperties: [String: String] = [:],
    quirks: [String] = [], frames: [RecordedFrame] = []
  ) {
    self.node = node
    self.name = name
    self.identity = identity
    self.properties = properties
    self.codes = codes
    self.axes = axes
    self.udevProperties = udevProperties
    self.quirks = quirks
    self.frames = frames
  }

  /// Whether it can send events of a code.
  public func has(_ type: UInt16, _ code: UInt16) -> Bool { codes[type]?.contains(code) ?? false }
}

/// All events of a device up to a SYN_REPORT, which itself is left out.
public struct RecordedFrame: Hashable, Sendable {
  /// The kernel's time of the SYN_REPORT, as it was recorded: only differences mean anything.
  public var time: Instant
  public var events: [RawEvent]
  /// Whether the kernel had dropped events before it (SYN_DROPPED).
  public var followsDrop: Bool

  public init(time: Instant, events: [RawEvent], followsDrop: Bool = false) {
    self.time = time
    self.events = events
    self.followsDrop = followsDrop
  }
}
