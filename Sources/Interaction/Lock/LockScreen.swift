internal import Gestures
public import InputModel

/// The lock screen: the control on its surface, its reset button, why it refused, and what asks for
/// the secret where one is set.
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
  public internal(set) var secret: SecretPanel
  public internal(set) var refusal: Refusal?
  /// Whether a reset button is offered once unlocked.
  public let offersReset: Bool
  var button: ResetButton
  var touches = LockTouches()
  var holder: Holder?
  /// The panel's way up from below the surface, of which `keyboard` is the place where it stands.
  var rise: Slide
  public internal(set) var keyboard: SecretLayout
  var layer = KeyboardPlan.Layer.letters
  var presses = SecretPresses()
  var blanking: Blanking
  /// When the thumb was let go last. Who landed before did not land on a thumb that was free.
  private(set) var freeSince: Instant?

  /// A lock that asks for `secret` after the slide, before it opens, and goes black once nobody was
  /// there for `blanksAfter`; nil for never.
  public init(
    surface: Size<Points>, offersReset: Bool = false, reducesMotion: Bool = false,
    secret: LockSecret = .none, blanksAfter: Interval? = nil
  ) {
    layout = LockLayout(surface: surface)
    self.offersReset = offersReset
    self.secret = SecretPanel(secret)
    keyboard = LockScreen.keyboard(secret, .letters, on: layout)
    rise = Slide(stops: [.zero, keyboard.frame.height], reducesMotion: reducesMotion)
    blanking = Blanking(idleTime: blanksAfter)
    button = ResetButton(reducesMotion: reducesMotion)
    lock = SlideLock(
      trackWidth: layout.track.width, thumbWidth: layout.thumbWidth,
      reducesMotion: reducesMotion, opensBySlide: secret == .none)
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
    layOutKeyboard()
    rise.resize(to: [.zero, keyboard.frame.height], at: rise.stop)
    if let held { refuse(.surfaceChanged, held.device, time, &output) }
    output.append(.layout)
  }

  /// Whether the reset button takes taps.
  public var showsReset: Bool { button.isOffered }

  /// Whether something moves by itself.
  public var isMoving: Bool {
    lock.deadline != nil || button.deadline != nil || rise.deadline != nil
  }

  /// When time next changes something; nil while nothing moves by itself.
  public var deadline: Instant? {
    let moments = [
      lock.deadline, button.deadline, refusal?.until, rise.deadline, secret.deadline,
      blanksByItself ? blanking.deadline : nil,
    ]
    return moments.reduce(nil, Instant.earliest)
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
    blanking.begin(at: time)
    if let moment = lock.advance(to: time) {
      if lock.phase == .locked { report(moment, &output) }
      output.append(.layout)
    }
    button.advance(to: time)
    if let refusal, refusal.until <= time { self.refusal = nil }
    advanceSecret(to: time, &output)
    advanceBlanking(to: time, &output)
  }

  /// Locks again: the thumb goes back and the button goes.
  public mutating func reset(at time: Instant, into output: inout [LockOutput]) {
    guard lock.phase == .unlocked else { return }
    _ = wakes(nil, at: time, &output)
    lock.reset(at: time)
    letGo(at: time)
    button.hide(width: layout.resetButton.width, at: time)
    changeSecret(at: time, &output) { secret in secret.giveUp() }
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
    let isOver = lock.phase == .unlocked || lock.phase == .slid
    let fraction = isOver ? 1 : lock.fraction(at: time)
    output.append(
      .lock(
        LockReport(
          time: time, phase: lock.phase, fraction: fraction, showsReset: showsReset,
          refusal: refusal?.reason.sentence)))
  }
}
