public import InputModel

/// What was found out about one event node, whether it may be read or not.
public struct NodeFacts: Hashable, Sendable {
  /// What became of the attempt to read it.
  public enum Access: Hashable, Sendable {
    case readable
    /// The permissions of the node say no.
    case refused
    /// They say yes, and the kernel still does not open it, for this reason.
    case blocked(String)
    /// The kernel has the device, and there is no node for it.
    case absent
  }

  /// Whether another program holds it exclusively (EVIOCGRAB).
  public enum Grab: Hashable, Sendable {
    case free
    case held
    /// It was not tried, for this reason.
    case unknown(String)
  }

  /// Such as `/dev/input/event4`.
  public var node: String
  /// The name as the kernel has it, control characters included: escape it before showing it.
  public var name: String
  public var seat: String
  public var role: NodeRole
  /// What udev calls it (ID_INPUT_…), such as `touchpad`; nil where udev has not seen it.
  public var udevKinds: [String]?
  /// Whether udev's rules tagged it for the seat's user (`uaccess`).
  public var hasSeatTag: Bool
  /// Nil where there is no node.
  public var permissions: NodePermissions?
  public var access: Access
  public var grab: Grab
  /// Who has it open, as far as that may be seen.
  public var holders: [ProcessFacts]
  /// What Detent takes it for; nil where it does not or may not read it.
  public var device: DeviceDescription?
  /// Why Detent cannot use it although it may be read.
  public var fault: String?
  /// udev's ACCEL_MOUNT_MATRIX.
  public var mountMatrix: String?
  /// The reports while it was touched; nil where none were counted.
  public var rate: RateFacts?

  public init(
    node: String, name: String, seat: String = "seat0", role: NodeRole, udevKinds: [String]? = [],
    hasSeatTag: Bool = false, permissions: NodePermissions? = nil, access: Access = .readable,
    grab: Grab = .free, holders: [ProcessFacts] = [], device: DeviceDescription? = nil,
    fault: String? = nil, mountMatrix: String? = nil, rate: RateFacts? = nil
  ) {
    self.node = node
    self.name = name
    self.seat = seat
    self.role = role
    self.udevKinds = udevKinds
    self.hasSeatTag = hasSeatTag
    self.permissions = permissions
    self.access = access
    self.grab = grab
    self.holders = holders
    self.device = device
    self.fault = fault
    self.mountMatrix = mountMatrix
    self.rate = rate
  }

  /// The kind of device that Detent reads it as; nil for a node that it leaves alone.
  public var kind: DeviceKind? {
    switch role {
    case .device(let kind): kind
    case .arbitration, .keyboard, .other: nil
    }
  }
}

/// A running program.
public struct ProcessFacts: Hashable, Sendable {
  public var number: Int32
  /// The kernel's short name of it.
  public var name: String

  public init(number: Int32, name: String) {
    self.number = number
    self.name = name
  }
}

/// How often a device reports.
public struct RateFacts: Hashable, Sendable {
  /// Frames that came.
  public var reports: Int
  /// By the median interval; nil where too few came.
  public var perSecond: Double?
  /// The standard deviation of the intervals.
  public var jitter: Interval?

  public init(reports: Int, perSecond: Double? = nil, jitter: Interval? = nil) {
    self.reports = reports
    self.perSecond = perSecond
    self.jitter = jitter
  }
}
