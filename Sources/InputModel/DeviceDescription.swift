/// One plugged-in device; a device that comes back after an unplug has a new one.
public struct DeviceID: Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// What a device is to Detent.
public enum DeviceKind: String, CaseIterable, Hashable, Sendable {
  case touchscreen
  case touchpad
  case accelerometer
}

/// Where the physical size of a device was learnt.
public enum SizeSource: String, Hashable, Sendable {
  /// The kernel's axes declare a resolution.
  case device
  /// The user's `--size`, a hwdb entry or a libinput quirk states it.
  case override
  /// Nothing states it; distances are not physical.
  case assumed
}

/// What is known of a device from the moment it is taken up until it goes.
public struct DeviceDescription: Hashable, Sendable {
  public var id: DeviceID
  /// The device node, such as `/dev/input/event4`.
  public var node: String
  /// The name as the kernel has it, control characters included: escape it before showing it.
  public var name: String
  public var kind: DeviceKind
  /// The sensing area and how positions on it become points; nil for an accelerometer.
  public var surface: TouchSurface?
  public var sizeSource: SizeSource
  /// Axis facts for devices that are read as raw evdev frames; nil where libinput converts.
  public var axes: TouchAxes?
  /// The axes of an accelerometer; nil for touch devices.
  public var accelerometer: AccelerometerAxes?
  /// Whether the device tells where its contacts are. libinput's touchpad gestures do not.
  public var hasLocation: Bool
  /// Whether Detent holds the device exclusively (EVIOCGRAB).
  public var isGrabbed: Bool
  /// How many contacts move rows, menu and lock on this device.
  public var fingers: Int
  /// Nil where nothing states it.
  public var identity: DeviceIdentity?

  public init(
    id: DeviceID, node: String, name: String, kind: DeviceKind, surface: TouchSurface? = nil,
    sizeSource: SizeSource = .assumed, axes: TouchAxes? = nil,
    accelerometer: AccelerometerAxes? = nil, hasLocation: Bool = true, isGrabbed: Bool = false,
    fingers: Int = 1, identity: DeviceIdentity? = nil
  ) {
    self.id = id
    self.node = node
    self.name = name
    self.kind = kind
    self.surface = surface
    self.sizeSource = sizeSource
    self.axes = axes
    self.accelerometer = accelerometer
    self.hasLocation = hasLocation
    self.isGrabbed = isGrabbed
    self.fingers = fingers
    self.identity = identity
  }
}
