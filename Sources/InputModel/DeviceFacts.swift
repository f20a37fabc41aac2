/// What the kernel and udev say about one absolute axis.
public struct AxisFacts: Hashable, Sendable {
  public var minimum: Int32
  public var maximum: Int32
  /// Units per millimetre (per g on an accelerometer), 0 where the device declares none.
  public var resolution: Int32

  public init(minimum: Int32, maximum: Int32, resolution: Int32) {
    self.minimum = minimum
    self.maximum = maximum
    self.resolution = resolution
  }
}

/// What a device says of itself, before the user's options are applied.
public struct DeviceFacts: Hashable, Sendable {
  public var node: String
  public var name: String
  public var kind: DeviceKind
  /// The axes of positions (ABS_MT_POSITION_X/Y, else ABS_X/Y), or an accelerometer's first two.
  public var x: AxisFacts
  public var y: AxisFacts
  public var slots: Int
  public var traits: TouchTraits
  public var calibration: CalibrationMatrix
  /// A size that a libinput quirk states for axes that declare no resolution.
  public var quirkSize: Size<Millimetres>?
  /// Whether a hwdb entry set the axes.
  public var hasHardwareDatabaseAxes: Bool
  /// The code of an accelerometer's first axis.
  public var firstCode: UInt16
  /// Nil where nothing states it.
  public var identity: DeviceIdentity?

  public init(
    node: String, name: String, kind: DeviceKind, x: AxisFacts, y: AxisFacts, slots: Int = 0,
    traits: TouchTraits = TouchTraits(), calibration: CalibrationMatrix = .identity,
    quirkSize: Size<Millimetres>? = nil,
    hasHardwareDatabaseAxes: Bool = false, firstCode: UInt16 = EventCode.absX,
    identity: DeviceIdentity? = nil
  ) {
    self.node = node
    self.name = name
    self.kind = kind
    self.x = x
    self.y = y
    self.slots = slots
    self.traits = traits
    self.calibration = calibration
    self.quirkSize = quirkSize
    self.hasHardwareDatabaseAxes = hasHardwareDatabaseAxes
    self.firstCode = firstCode
    self.identity = identity
  }
}
