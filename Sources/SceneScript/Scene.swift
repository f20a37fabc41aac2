public import InputModel

/// A scene: devices, what a hand does on them, and the lines that must come of it.
public struct Scene: Hashable, Sendable {
  /// Where a scene can be played.
  public enum Place: String, Hashable, Sendable {
    /// In process on virtual time, without a kernel.
    case process
    /// Through uinput, on a real kernel.
    case guest
  }

  public var devices: [SceneDevice] = []
  /// The program's arguments, its name left out: `mailbox --fingers 1`.
  public var arguments: [String] = []
  public var steps: [SceneStep] = []
  public var expectations: [Expectation] = []
  /// The only place where the scene makes sense; nil for both.
  public var only: Place?
  /// The user that runs the program in the guest; nil for the superuser.
  public var user: String?
  /// The exit status of the program when the scene is over; nil where a signal ends it.
  public var exitStatus: Int32?

  public init() {}
}

/// A device of a scene.
public struct SceneDevice: Hashable, Sendable {
  public var name: String
  public var kind: DeviceKind
  public var x: AxisFacts
  public var y: AxisFacts
  /// Units per millimetre, or per g, by which the hand moves; the axes may keep it to themselves.
  public var scale: Double
  public var slots: Int
  /// A udev calibration matrix.
  public var calibration: CalibrationMatrix?
  /// Whether it is there when the program starts.
  public var isPresent = true

  public init(
    name: String, kind: DeviceKind, x: AxisFacts, y: AxisFacts, scale: Double, slots: Int
  ) {
    self.name = name
    self.kind = kind
    self.x = x
    self.y = y
    self.scale = scale
    self.slots = slots
  }

  /// The device's facts under a node of its own.
  public func facts(node: String) -> DeviceFacts {
    DeviceFacts(
      node: node, name: name, kind: kind, x: x, y: y, slots: slots,
      calibration: calibration ?? .identity)
  }
}

/// What a scene's text gets wrong.
public struct SceneError: Error, Hashable, Sendable {
  /// The line, from 1; 0 where it is no line's fault.
  public var line: Int
  /// What was expected.
  public var message: String

  public init(line: Int = 0, _ message: String) {
    self.line = line
    self.message = message
  }
}
