public import InputModel

/// What holds a console locked: it says what is to be done, and others do it.
///
///     preparing ──screen drew──► taking ──ours is shown──► held ◄──ours is shown── reclaiming
///         │                        │                        └──another is shown──►────┘
///         │ screen ends, silent    │ not shown              │
///         ▼                        ▼                        ▼ token, or an administrator
///       ended                    ending ◄──────────────── ending ──screen is gone──► ended
///
/// - Nothing is changed before the screen's first picture stands, so nobody is locked out by a screen
///   that cannot run. A lock that a crash left behind begins with `reclaiming`.
/// - From `held` and `reclaiming` only the token and the administrator lead out. Whatever the screen's
///   end was, it is started again.
public struct ConsoleSupervisor: Hashable, Sendable {
  enum State: Hashable {
    case preparing(until: Instant)
    case taking(until: Instant)
    case held
    case reclaiming
    case ending(SupervisorEnding, until: Instant, isKilled: Bool)
    case ended(SupervisorEnding)
  }

  /// Slow disks and emulated processors are to be waited for.
  static let preparationLimit = Interval(seconds: 30)
  static let takingLimit = Interval(seconds: 5)
  /// How long a screen may take to end by itself, and then by force.
  static let endingLimit = Interval(seconds: 2)

  /// The lock's console.
  public let console: Int
  private(set) var state: State
  private(set) var screen: ScreenLife

  /// A supervisor; `isRecovery` where the console is locked from an earlier one that crashed.
  public init(console: Int, isRecovery: Bool, at time: Instant) {
    self.console = console
    state =
      isRecovery ? .reclaiming : .preparing(until: time + ConsoleSupervisor.preparationLimit)
    screen = ScreenLife(dueAt: time)
  }

  /// How it ended; nil while it goes on.
  public var ending: SupervisorEnding? {
    switch state {
    case .ended(let ending): ending
    case .preparing, .taking, .held, .reclaiming, .ending: nil
    }
  }

  /// When time next matters.
  public var deadline: Instant? {
    switch state {
    case .preparing(let limit), .taking(let limit): Instant.earliest(limit, screen.dueTime)
    case .held, .reclaiming: screen.dueTime
    case .ending(_, let limit, _): limit
    case .ended: nil
    }
  }

  /// Takes what came to pass. Returns what is to be done.
  public mutating func handle(_ input: SupervisorInput, at time: Instant) -> [SupervisorAction] {
    switch input {
    case .shown(let number): return shown(number)
    case .screenDrew: return drew(at: time)
    case .screenUnlocked: return unlocked(at: time)
    case .screenEnded(let end): return ended(end, at: time)
    case .releaseAsked: return end(.released, at: time)
    case .timePassed: return pass(time)
    }
  }

  private mutating func shown(_ number: Int) -> [SupervisorAction] {
    let isOurs = number == console
    switch state {
    case .taking where !isOurs:
      // The flag is not ours yet: another locker's is left alone.
      return [.activate]
    case .held where !isOurs, .reclaiming where !isOurs:
      state = .reclaiming
      return [.allowSwitching, .activate]
    case .taking, .held, .reclaiming:
      state = .held
      return [.hold]
    case .preparing, .ending, .ended:
      return []
    }
  }

  private mutating func drew(at time: Instant) -> [SupervisorAction] {
    switch state {
    case .preparing:
      state = .taking(until: time + ConsoleSupervisor.takingLimit)
      return [.muteKeys, .activate]
    case .taking, .held, .reclaiming, .ending, .ended:
      return []
    }
  }

  private mutating func ended(_ end: ScreenEnd, at time: Instant) -> [SupervisorAction] {
    screen.end(at: time)
    switch state {
    case .preparing:
      state = .ended(.screenFailed(end))
      return [.restore]
    case .taking, .held, .reclaiming:
      return pass(time)
    case .ending(let ending, _, _):
      state = .ended(ending)
      return [.restore]
    case .ended:
      return []
    }
  }

  /// A screen that nobody could see was not slid on.
  private mutating func unlocked(at time: Instant) -> [SupervisorAction] {
    switch state {
    case .preparing: return []
    case .taking, .held, .reclaiming, .ending, .ended: return end(.unlocked, at: time)
    }
  }

  private mutating func end(_ ending: SupervisorEnding, at time: Instant) -> [SupervisorAction] {
    switch state {
    case .preparing, .taking, .held, .reclaiming:
      guard screen.isRunning else {
        state = .ended(ending)
        return [.restore]
      }
      // Who has unlocked ends by itself, and leaves the console tidy.
      let isKilled = ending != .unlocked
      state = .ending(
        ending, until: time + ConsoleSupervisor.endingLimit, isKilled: isKilled)
      return isKilled ? [.killScreen] : []
    case .ending, .ended:
      return []
    }
  }

  private mutating func pass(_ time: Instant) -> [SupervisorAction] {
    switch state {
    case .preparing(let limit) where limit <= time:
      return end(.screenSilent, at: time)
    case .taking(let limit) where limit <= time:
      return end(.notShown, at: time)
    case .preparing, .taking, .held, .reclaiming:
      return screen.start(at: time) ? [.startScreen] : []
    case .ending(let ending, let limit, let isKilled):
      guard limit <= time else { return [] }
      guard isKilled else {
        state = .ending(ending, until: time + ConsoleSupervisor.endingLimit, isKilled: true)
        return [.killScreen]
      }
      // A process that even SIGKILL does not end hangs in the kernel.
      state = .ended(ending)
      return [.restore]
    case .ended:
      return []
    }
  }
}
