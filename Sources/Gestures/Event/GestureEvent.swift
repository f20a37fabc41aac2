public import InputModel

/// What a gesture is.
public enum GestureKind: String, CaseIterable, Hashable, Sendable {
  case pan
  case edgePan = "edge-pan"
  case tap
  case shake
}

/// Where a gesture is in its life. A tap and a shake are one `ended`; every other gesture is one
/// `began`, any number of `changed`, and exactly one `ended` or `cancelled`.
public enum GesturePhase: String, CaseIterable, Hashable, Sendable {
  case began
  case changed
  case ended
  case cancelled
}

/// A side of the surface, as the user sees it.
public enum Edge: String, CaseIterable, Hashable, Sendable {
  case left
  case right
  case top
  case bottom
}

/// One gesture from its beginning to its end, unique while the program runs.
public struct GestureID: Hashable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

/// The places of a gesture on its device's surface, in points.
public struct GesturePlace: Hashable, Sendable {
  /// Where the contacts' centroid is now.
  public var location: Vector<Points>
  /// Where it was when the last contact that the gesture needs had landed.
  public var down: Vector<Points>
  /// Where it was when the gesture was recognised.
  public var recognized: Vector<Points>

  public init(location: Vector<Points>, down: Vector<Points>, recognized: Vector<Points>) {
    self.location = location
    self.down = down
    self.recognized = recognized
  }
}

/// One step of a gesture.
public struct GestureEvent: Hashable, Sendable {
  public var id: GestureID
  public var kind: GestureKind
  public var phase: GesturePhase
  public var device: DeviceID
  /// The kernel's time of the frame that brought the step about.
  public var time: Instant
  /// When the last contact that takes part had landed; nil where no contact was seen.
  public var landed: Instant?
  /// Nil where the device tells no place: an accelerometer, or libinput's touchpad gestures.
  public var place: GesturePlace?
  /// Finger travel from the down point, at true scale.
  public var translation: Vector<Points>
  /// Velocity of the centroid; zero when the contacts had stopped.
  public var velocity: Vector<PointsPerSecond>
  /// How many contacts take part; 0 for a shake.
  public var contacts: Int
  /// The edge of an edge-pan.
  public var edge: Edge?
  /// Why the gesture was cancelled.
  public var interruption: Interruption?

  public init(
    id: GestureID, kind: GestureKind, phase: GesturePhase, device: DeviceID, time: Instant,
    landed: Instant? = nil, place: GesturePlace? = nil, translation: Vector<Points> = .zero,
    velocity: Vector<PointsPerSecond> = .zero, contacts: Int = 0, edge: Edge? = nil,
    interruption: Interruption? = nil
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.device = device
    self.time = time
    self.landed = landed
    self.place = place
    self.translation = translation
    self.velocity = velocity
    self.contacts = contacts
    self.edge = edge
    self.interruption = interruption
  }
}
