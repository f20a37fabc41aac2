/// What happened to a contact within one frame.
public enum ContactPhase: String, Hashable, Sendable {
  case down
  case moved
  case up
  /// The kernel or libinput took the contact back: a palm, or a touch that became something else.
  case cancelled

  /// Whether the contact is gone.
  public var isEnd: Bool {
    switch self {
    case .up, .cancelled: true
    case .down, .moved: false
    }
  }
}

/// One change of one contact, at a native position on the device.
public struct ContactUpdate: Hashable, Sendable {
  /// The number that names the contact while it is down.
  public var slot: Int32
  public var phase: ContactPhase
  /// Millimetres from the native top left corner, before calibration and rotation. Ignored for
  /// `up` and `cancelled`.
  public var position: Vector<Millimetres>
  /// Whether a contact that moved went there; else it is placed anew, as pads with fewer places than
  /// fingers do it when a finger comes or goes.
  public var isTravel: Bool

  public init(
    slot: Int32, phase: ContactPhase, position: Vector<Millimetres> = .zero, isTravel: Bool = true
  ) {
    self.slot = slot
    self.phase = phase
    self.position = position
    self.isTravel = isTravel
  }
}

/// All changes of a device's contacts that the kernel reported together.
///
/// The storage is fixed, so that the reader allocates nothing for a frame.
public struct ContactFrame: Sendable {
  /// More than the contacts that any known panel reports at once, each of which may both end and
  /// begin within a frame.
  public static let capacity = 32

  public var device: DeviceID
  public var time: Instant
  /// How many fingers are down by the device's own count; 0 where its contacts are all.
  public var fingers = 0
  public private(set) var count = 0
  private var storage: InlineArray<32, ContactUpdate>

  public init(device: DeviceID, time: Instant) {
    self.device = device
    self.time = time
    storage = InlineArray(repeating: ContactUpdate(slot: 0, phase: .cancelled))
  }

  public subscript(index: Int) -> ContactUpdate { storage.span[index] }

  /// Adds a change. Returns false when the frame is full and the change was left out.
  @discardableResult
  public mutating func append(_ update: ContactUpdate) -> Bool {
    guard count < ContactFrame.capacity else { return false }
    storage[count] = update
    count += 1
    return true
  }

  /// Empties the frame for the next report.
  public mutating func removeAll() {
    count = 0
    fingers = 0
  }
}
