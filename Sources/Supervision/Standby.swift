/// What locks when the system asks for it: it says what is to be done, and others do it.
///
///     open ──Lock, sleep──► locking ──it is locked──► locked
///      ▲                       │ ended                   │ ended
///      └───────────────────────┴─────────────────────────┘
///
/// - While it is open, sleep is delayed; it is let go once it is locked, or when no lock came about.
/// - A lock that a sleep asked for, and that did not come about or was opened before the machine slept,
///   is tried again when it awakes.
/// - A lock whose process was killed is still locked, and taken over at once.
/// - Nothing opens a lock from here.
public struct Standby: Hashable, Sendable {
  enum State: Hashable {
    case open
    case locking
    case locked
  }

  var state = State.open
  private var isFallingAsleep = false
  /// The machine slept, or sleeps, without the lock that it should have had.
  private var isOwed = false

  /// A standby before the system's word is heard.
  public init() {}

  /// Takes what came to pass. Returns what is to be done.
  public mutating func handle(_ input: StandbyInput) -> [StandbyAction] {
    switch input {
    case .connected:
      isFallingAsleep = false
      return state == .open ? [.delaySleep] : [.hint(state == .locked)]
    case .lockAsked:
      return lock()
    case .fallsAsleep:
      isFallingAsleep = true
      return state == .locked ? [.allowSleep] : lock()
    case .awakes:
      isFallingAsleep = false
      return awake()
    case .lockStands:
      guard state == .locking else { return [] }
      state = .locked
      return [.hint(true), .allowSleep]
    case .lockEnded(let end):
      return ended(end)
    }
  }

  private mutating func lock() -> [StandbyAction] {
    guard state == .open else { return [] }
    state = .locking
    isOwed = false
    return [.startLock]
  }

  private mutating func awake() -> [StandbyAction] {
    guard state == .open else { return [] }
    return isOwed ? [.delaySleep] + lock() : [.delaySleep]
  }

  private mutating func ended(_ end: LockRunEnd) -> [StandbyAction] {
    switch (state, end) {
    case (.open, _):
      return []
    case (.locked, .signal):
      state = .locking
      return [.complain(end), .startLock]
    case (.locked, .exit), (.locked, .unstarted), (.locked, .another):
      state = .open
      isOwed = isFallingAsleep
      return [.hint(false)] + (isFallingAsleep ? [] : [.delaySleep])
    case (.locking, .another):
      state = .open
      return [.complain(end), isFallingAsleep ? .allowSleep : .delaySleep]
    case (.locking, .exit), (.locking, .signal), (.locking, .unstarted):
      state = .open
      isOwed = isFallingAsleep
      return [.complain(end)] + (isFallingAsleep ? [.warnOfSleep, .allowSleep] : [.delaySleep])
    }
  }
}

/// What a standby is told.
public enum StandbyInput: Hashable, Sendable {
  /// The system's word is heard, for the first time or anew.
  case connected
  /// Somebody wants the seat locked.
  case lockAsked
  case fallsAsleep
  case awakes
  /// The lock's picture stands, and its console is held.
  case lockStands
  /// The process of the lock has ended.
  case lockEnded(LockRunEnd)
}

/// How the process of a lock ended.
public enum LockRunEnd: Hashable, Sendable {
  case exit(Int32)
  case signal(Int32)
  /// It could not be started, with this errno.
  case unstarted(Int32)
  /// Another lock, of which nothing is known here, holds the console.
  case another
}

/// What a standby wants done, in order.
public enum StandbyAction: Hashable, Sendable {
  /// Asks the system to wait for us before it sleeps.
  case delaySleep
  case allowSleep
  case startLock
  /// Tells the desktop's programs whether it is locked.
  case hint(Bool)
  /// Says why no lock came about.
  case complain(LockRunEnd)
  /// Says that the machine sleeps unlocked.
  case warnOfSleep
}
