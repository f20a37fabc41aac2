/// What logind says of a seat: to lock, of sleep, and that it has started anew.
///
/// Its signal Unlock is not listened to: every process of the session's user can have it sent.
@safe public final class SeatWatch {
  /// What came to pass.
  public enum Happening: Hashable, Sendable {
    /// Somebody wants a session of the seat locked.
    case lockAsked
    /// logind has started, and knows nothing of who stood by.
    case startsAnew
    case sleep(SleepWatch.Happening)
  }

  private static let dispatcher = "org.freedesktop.DBus"
  private static let dispatcherPath = "/org/freedesktop/DBus"

  public let bus: SystemBus
  private let seat: String
  private let tell: (Happening) -> Void
  private let sleep: SleepWatch

  /// Connects, and asks to be told; `tell` is called within the bus's `process`.
  public init(seat: String, tell: @escaping (Happening) -> Void) throws(BusError) {
    bus = try SystemBus()
    self.seat = seat
    self.tell = tell
    sleep = SleepWatch(bus, reason: "locks the screen") { tell(.sleep($0)) }
    bus.onSignal(from: Logind.service, nil, Logind.session, "Lock") { [weak self] message in
      if let path = message.path { self?.lockAsked(of: path) }
    }
    bus.onSignal(
      from: SeatWatch.dispatcher, SeatWatch.dispatcherPath, SeatWatch.dispatcher,
      "NameOwnerChanged"
    ) { message in
      guard message.string() == Logind.service, message.string() != nil,
        message.string()?.isEmpty == false
      else { return }
      tell(.startsAnew)
    }
  }

  /// Lets the machine sleep, as far as it is up to us.
  public func allowSleep() { sleep.allowSleep() }

  /// Asks logind to wait for us before it lets the machine sleep.
  public func delaySleep() { sleep.askForLock() }

  /// Tells the desktop's programs whether the seat's sessions are locked.
  public func setLockedHint(_ isLocked: Bool) {
    eachSession { [bus] session in
      bus.call(session.path, Logind.session, "SetLockedHint", [.truth(isLocked)])
    }
  }

  private func lockAsked(of path: String) {
    eachSession { [tell] session in if session.path == path { tell(.lockAsked) } }
  }

  private func eachSession(_ body: @escaping (Session) -> Void) {
    bus.call(Logind.path, Logind.manager, "ListSessions") { [seat] answer in
      for session in answer.sessions() where session.seat == seat { body(session) }
    }
  }
}
