internal import Gestures
public import InputModel

/// The lock screen: the control on its surface, its reset button, and why it refused.
public struct LockScreen: Hashable, Sendable {
  /// How long a refusal stands on the screen.
  public static let refusalTime = Interval(seconds: 3)

  /// A reason and when it goes from the screen.
  public struct Refusal: Hashable, Sendable {
    public var reason: LockRefusal
    public var until: Instant
  }

  struct Holder: Hashable, Sendable {
    var gesture: GestureID
    var device: DeviceID
  }

  public private(set) var layout: LockLayout
  public internal(set) var lock: SlideLock
  public internal(set) var refusal: Refusal?
  /// Whether a reset button is offered once unlocked.
  public let offersReset: Bool
  var button: ResetButton
  var touches = LockTouches()
  var holder: Holder?
  /// When the thumb was let go last. Who landed before did not land on a thumb that was free.
  private(set) var freeSince: Instant?

  public init(surface: Size<Points>, offersReset: Bool = false, reducesMotion: Bool = false) {
    layout = LockLayout(surface: surface)
    self.offersReset = offersReset
    button = ResetButton(reducesMotion: reducesMotion)
    lock = SlideLock(
      trackWidth: layout.track.width, thumbWidth: layout.thumbWidth,
      reducesMotion: reducesMotion)
  }

  /// Takes another surface. A thumb in motion goes back, since the track under it changed.
  public mutating func resize(
    to surface: Size<Points>, at time: Instant, into output: inout [LockOutput]
  ) {
    layout = LockLayout(surface: surface)
    let held = holder
    letGo(at: time)
    lock.cancel(at: time)
    lock.trackWidth = layout.track.width
    lock.thumbWidth = layout.thumbWidth
    if let held { refuse(.surfaceChanged, held.device, time, &output) }
    output.append(.layout)
  }

  /// Whether the reset button takes taps.
  public var showsReset: Bool { button.isOffered }

  /// Whether something moves by itself.
  public var isMoving: Bool { lock.deadline != nil || button.deadline != nil }

  /// When time next changes something; nil while nothing moves by itself.
  public var deadline: Instant? {
    Instant.earliest(Instant.earliest(lock.deadline, button.deadline), refusal?.until)
  }

  public func thumb(at time: Instant) -> Rectangle { layout.thumb(at: lock.offset(at: time)) }

  /// The reset button where it is drawn; nil where it is not.
  public func resetButton(at time: Instant) -> Rectangle? {
    guard let distance = button.distance(at: time) else { return nil }
    var frame = layout.resetButton
    frame.x = frame.x + distance
    return frame
  }

  /// Lets time pass.
  public mutating func advance(to time: Instant, into output: inout [LockOutput]) {
    if let moment = lock.advance(to: time) {
      if lock.phase == .locked { report(moment, &output) }
      output.append(.layout)
    }
    button.advance(to: time)
    if let refusal, refusal.until <= time { self.refusal = nil }
  }

  /// Locks again: the thumb goes back and the button goes.
  public mutating func reset(at time: Instant, into output: inout [LockOutput]) {
    guard lock.phase == .unlocked else { return }
    lock.reset(at: time)
    letGo(at: time)
    button.hide(width: layout.resetButton.width, at: time)
    report(time, &output)
    output.append(.layout)
    advance(to: time, into: &output)
  }

  mutating func letGo(at time: Instant) {
    holder = nil
    freeSince = time
  }

  mutating func refuse(
    _ reason: LockRefusal, _ device: DeviceID, _ time: Instant, _ output: inout [LockOutput]
  ) {
    refusal = Refusal(reason: reason, until: time + LockScreen.refusalTime)
    report(time, &output)
    output.append(.refused(reason, device: device))
    advance(to: time, into: &output)
  }

  func report(_ time: Instant, _ output: inout [LockOutput]) {
    let fraction = lock.phase == .unlocked ? 1 : lock.fraction(at: time)
    output.append(
      .lock(
        LockReport(
          time: time, phase: lock.phase, fraction: fraction, showsReset: showsReset,
          refusal: refusal?.reason.sentence)))
  }
}
