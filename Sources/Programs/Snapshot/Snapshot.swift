public import InputModel

/// Everything that a view needs to draw one picture; a value, so that drawing reads no live state.
///
/// All rectangles and locations are in points on `surface`, which the terminal shows as a whole: a
/// place at 30 % of the surface's width is at 30 % of the terminal's.
public struct Snapshot: Hashable, Sendable {
  public var surface: Size<Points>
  public var picture: Picture
  public var status: StatusSnapshot
  /// Contacts that are down, in the order in which they landed.
  public var fingers: [FingerSnapshot]
  /// A sentence above the status strip, such as `Archived “Rent for March”`.
  public var notice: NoticeSnapshot?
  /// The button that gives a grabbed touchpad back to the desktop; nil where nothing is grabbed.
  public var closeButton: Rectangle?
  /// When the first of the events was handled that no earlier picture shows; nil where none is new.
  public var handled: Instant?

  public init(
    surface: Size<Points>, picture: Picture, status: StatusSnapshot,
    fingers: [FingerSnapshot] = [], notice: NoticeSnapshot? = nil, closeButton: Rectangle? = nil
  ) {
    self.surface = surface
    self.picture = picture
    self.status = status
    self.fingers = fingers
    self.notice = notice
    self.closeButton = closeButton
  }
}

/// What fills the screen.
public enum Picture: Hashable, Sendable {
  case mailbox(MailboxSnapshot)
  case lock(LockSnapshot)
  case watch(WatchSnapshot)
  case latency(LatencySnapshot)
  case toDo(ToDoSnapshot)
  case calibration(CalibrationSnapshot)
}

/// A contact to draw.
public struct FingerSnapshot: Hashable, Sendable {
  public var device: DeviceID
  public var slot: Int32
  public var location: Vector<Points>
  /// Where it was, newest first, at most 12 places.
  public var trail: [Vector<Points>]

  public init(
    device: DeviceID, slot: Int32, location: Vector<Points>, trail: [Vector<Points>] = []
  ) {
    self.device = device
    self.slot = slot
    self.location = location
    self.trail = trail
  }
}

/// A sentence for a few seconds, with what a tap on it does.
public struct NoticeSnapshot: Hashable, Sendable {
  public var text: String
  /// What a tap on the notice does, such as `Undo`; nil where a tap does nothing.
  public var action: String?
  public var frame: Rectangle

  public init(text: String, action: String? = nil, frame: Rectangle) {
    self.text = text
    self.action = action
    self.frame = frame
  }
}
