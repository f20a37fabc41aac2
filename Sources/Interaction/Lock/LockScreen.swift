public import Gestures
public import InputModel

/// The lock screen: the control on its surface, and why it refused.
public struct LockScreen: Hashable, Sendable {
  /// How long a refusal stands on the screen.
  public static let refusalTime = Interval(seconds: 3)

  /// A reason and when it goes from the screen.
  public struct Refusal: Hashable, Sendable {
    public var reason: String
    public var until: Instant
  }

  public private(set) var layout: LockLayout
  public private(set) var lock: SlideLock
  public private(set) var refusal: Refusal?
  /// Whether a reset button is offered once unlocked.
  public let offersReset: Bool
  private var holder: GestureID?

  public init(surface: Size<Points>, offersReset: Bool = false, reducesMotion: Bool = false) {
    layout = LockLayout(surface: surface)
    self.offersReset = offersReset
    lock = SlideLock(
      trackWidth: layout.track.width, thumbWidth: layout.thumbWidth,
      reducesMotion: reducesMotion)
  }

  /// Takes another surface. A thumb in motion goes back, since the track under it changed.
  public mutating func resize(
    to surface: Size<Points>, at time: Instant, into output: inout [LockOutput]
  ) {
    layout = LockLayout(surface: surface)
    if holder != nil { lock.cancel(at: time) }
    holder = nil
    lock.trackWidth = layout.track.width
    lock.thumbWidth = layout.thumbWidth
    output.append(.layout)
  }

  /// Whether the reset button shows.
  public var showsReset: Bool { offersReset && lock.phase == .unlocked }

  /// When time next changes something; nil while nothing moves by itself.
  public var deadline: Instant? {
    guard let until = refusal?.until else { return lock.deadline }
    return lock.deadline.map { min($0, until) } ?? until
  }

  public func thumb(at time: Instant) -> Rectangle { layout.thumb(at: lock.offset(at: time)) }

  /// Takes a step of a gesture whose down point is `down` on the screen's own surface.
  public mutating func handle(
    _ event: GestureEvent, down: Vector<Points>?, into output: inout [LockOutput]
  ) {
    switch (event.kind, event.phase) {
    case (.pan, .began), (.edgePan, .began):
      grab(event, down, &output)
    case (.pan, .changed), (.edgePan, .changed):
      guard event.id == holder else { return }
      lock.drag(by: event.translation.x)
      report(event.time, &output)
    case (.pan, .ended), (.edgePan, .ended):
      release(event, &output)
    case (.pan, .cancelled), (.edgePan, .cancelled):
      guard event.id == holder else { return }
      holder = nil
      lock.cancel(at: event.time)
      refuse(event.interruption.map(LockScreen.sentence) ?? "start again", event.time, &output)
    case (.tap, .ended):
      tap(down, event.time, &output)
    case (.tap, .began), (.tap, .changed), (.tap, .cancelled), (.shake, _):
      break
    }
  }

  /// Lets time pass.
  public mutating func advance(to time: Instant, into output: inout [LockOutput]) {
    if let moment = lock.advance(to: time) { report(moment, &output) }
    if let refusal, refusal.until <= time { self.refusal = nil }
  }

  /// Locks again.
  public mutating func reset(at time: Instant, into output: inout [LockOutput]) {
    guard lock.phase == .unlocked else { return }
    lock.reset()
    report(time, &output)
    output.append(.layout)
  }

  private mutating func grab(
    _ event: GestureEvent, _ down: Vector<Points>?, _ output: inout [LockOutput]
  ) {
    guard holder == nil, lock.phase != .unlocked else { return }
    guard let down else {
      refuse(
        "this device tells no place: use a touchscreen or --touchpad contacts", event.time, &output)
      return
    }
    guard thumb(at: event.time).contains(down) else {
      refuse("begin on the thumb", event.time, &output)
      return
    }
    guard lock.grab(at: event.time) else { return }
    holder = event.id
    refusal = nil
    lock.drag(by: event.translation.x)
    report(event.time, &output)
  }

  private mutating func release(_ event: GestureEvent, _ output: inout [LockOutput]) {
    guard event.id == holder else { return }
    holder = nil
    lock.drag(by: event.translation.x)
    let unlocked = lock.release(at: event.time)
    report(event.time, &output)
    if unlocked { output.append(.layout) }
    advance(to: event.time, into: &output)
  }

  private mutating func tap(
    _ point: Vector<Points>?, _ time: Instant, _ output: inout [LockOutput]
  ) {
    guard showsReset, let point, layout.resetButton.contains(point) else { return }
    reset(at: time, into: &output)
  }

  private mutating func refuse(
    _ reason: String, _ time: Instant, _ output: inout [LockOutput]
  ) {
    refusal = Refusal(reason: reason, until: time + LockScreen.refusalTime)
    report(time, &output)
    advance(to: time, into: &output)
  }

  private func report(_ time: Instant, _ output: inout [LockOutput]) {
    output.append(
      .lock(
        LockReport(
          time: time, phase: lock.phase, fraction: lock.fraction(at: time),
          showsReset: showsReset, refusal: refusal?.reason)))
  }

  private static func sentence(_ interruption: Interruption) -> String {
    switch interruption {
    case .surplusContact: "a second finger: start again"
    case .touchCancelled: "the device took the touch back (a palm?): start again"
    case .jumped: "the touch jumped: start again"
    case .unplugged: "the device was unplugged: start again"
    case .eventsDropped: "the kernel dropped events: start again"
    case .suspended: "reading was suspended: start again"
    case .shutdown: "ended"
    }
  }
}

/// What the lock screen tells of itself, in order.
public enum LockOutput: Hashable, Sendable {
  case lock(LockReport)
  /// Elements have moved, come or gone.
  case layout
}

/// The lock's state when it changed.
public struct LockReport: Hashable, Sendable {
  public var time: Instant
  public var phase: SlideLock.Phase
  public var fraction: Double
  public var showsReset: Bool
  /// Why the last touch was refused; nil once that has gone from the screen.
  public var refusal: String?
}
