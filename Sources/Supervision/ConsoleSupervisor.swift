public import InputModel

/// What holds a console locked: it says what is to be done, and others do it.
///
///     preparing ──screen drew──► taking ──ours is shown──► held ──another is shown──► reclaiming
///         │  └─screen drew─► grabbing ─all held─▲           ▲  │                         │
///         │                   │                  │           └──┼──────ours is shown──────┘
///         │ screen ends       │ refused          │ not shown    │ token, or an administrator
///         ▼                   ▼                  ▼              ▼
///       ended ◄─screen is gone─ ending ◄─────────┴──────────────┘
///
/// - Nothing is changed before the screen's first picture stands, so nobody is locked out by a screen
///   that cannot run. A lock that a crash left behind begins with `reclaiming`.
/// - Where a secret is set the token counts once the secret was accepted from the screen that sends it.
/// - From `held` and `reclaiming` only the token and the administrator lead out. Whatever the screen's
///   end was, it is started again.
public struct ConsoleSupervisor: Hashable, Sendable {
  enum State: Hashable {
    case preparing(until: Instant)
    /// Only where devices are held, too.
    case grabbing(until: Instant)
    case taking(until: Instant)
    case held
    case reclaiming
    case ending(SupervisorEnding, until: Instant, isKilled: Bool)
    case ended(SupervisorEnding)
  }

  /// Slow disks and emulated processors are to be waited for.
  static let preparationLimit = Interval(seconds: 30)
  /// How long a key may stay down that was down when the lock began.
  static let grabbingLimit = Interval(seconds: 10)
  static let takingLimit = Interval(seconds: 5)
  /// How long a screen may take to end by itself, and then by force.
  static let endingLimit = Interval(seconds: 2)

  /// The lock's console.
  public let console: Int
  /// Whether all input devices are held, too.
  public let holdsDevices: Bool
  var state: State
  var screen: ScreenLife
  private var announcement = Announcement()
  var progress = ScreenProgress.locked
  /// Nil where no secret is set.
  var attempts: AttemptGate?

  /// A supervisor; `isRecovery` where the console is locked from an earlier one that crashed.
  public init(
    console: Int, holdsDevices: Bool, attempts: AttemptGate? = nil, isRecovery: Bool,
    at time: Instant
  ) {
    self.attempts = attempts
    self.console = console
    self.holdsDevices = holdsDevices
    state =
      isRecovery ? .reclaiming : .preparing(until: time + ConsoleSupervisor.preparationLimit)
    screen = ScreenLife(dueAt: time)
  }

  /// How it ended; nil while it goes on.
  public var ending: SupervisorEnding? {
    switch state {
    case .ended(let ending): ending
    case .preparing, .grabbing, .taking, .held, .reclaiming, .ending: nil
    }
  }

  /// When time next matters.
  public var deadline: Instant? {
    switch state {
    case .preparing(let limit), .grabbing(let limit), .taking(let limit):
      Instant.earliest(limit, Instant.earliest(attempts?.deadline, screen.dueTime))
    case .held, .reclaiming: Instant.earliest(attempts?.deadline, screen.dueTime)
    case .ending(_, let limit, _): limit
    case .ended: nil
    }
  }

  /// Takes what came to pass. Returns what is to be done.
  public mutating func handle(_ input: SupervisorInput, at time: Instant) -> [SupervisorAction] {
    let actions = answer(input, at: time)
    return announcement.isDue(after: input, isHeld: state == .held)
      ? actions + [.tellLocked] : actions
  }

  private mutating func answer(
    _ input: SupervisorInput, at time: Instant
  ) -> [SupervisorAction] {
    switch input {
    case .shown(let number): return shown(number)
    case .screenDrew: return drew(at: time)
    case .devicesHeld: return devicesHeld(at: time)
    case .deviceRefused: return deviceRefused(at: time)
    case .screenSlid: return slid()
    case .attemptAsked: return attemptAsked(at: time)
    case .attemptEnded(let number, let outcome): return attemptEnded(number, outcome, at: time)
    case .screenUnlocked: return unlocked(at: time)
    case .screenEnded(let end): return ended(end, at: time)
    case .releaseAsked: return end(.released, at: time)
    case .switchingLocked: return []
    case .timePassed: return pass(time)
    }
  }
}
