internal import Glibc

/// What logind says of sleep, and the lock that makes it wait for us.
///
///     awake, lock held ──PrepareForSleep(true)──► going to sleep, lock held
///           ▲                                          │ allowSleep()
///           └────────PrepareForSleep(false)──── asleep, no lock
@safe public final class SleepWatch {
  /// What came to pass.
  public enum Happening: Hashable, Sendable {
    case fallsAsleep
    case awakes
    /// logind waits for us from now on.
    case delays
    /// logind gives no word or no lock, for this reason; told once.
    case unavailable(String)
  }

  private let bus: SystemBus
  private let reason: String
  private let tell: (Happening) -> Void
  /// logind's pipe; sleep waits until it is closed.
  private var lock: Int32 = -1
  private var hasComplained = false

  /// Asks to be told; `reason` is what those who ask logind are shown. `tell` is called within the
  /// bus's `process`.
  public init(_ bus: SystemBus, reason: String, tell: @escaping (Happening) -> Void) {
    self.bus = bus
    self.reason = reason
    self.tell = tell
    bus.onSignal(from: Logind.service, Logind.path, Logind.manager, "PrepareForSleep") {
      [weak self] message in
      guard let isStarting = message.truth() else { return }
      self?.tell(isStarting ? .fallsAsleep : .awakes)
    }
  }

  deinit {
    allowSleep()
  }

  /// Lets the machine sleep, as far as it is up to us.
  public func allowSleep() {
    if lock >= 0 { close(lock) }
    lock = -1
  }

  /// Asks logind to wait for us before it lets the machine sleep.
  public func askForLock() {
    let arguments = ["sleep", "Detent", reason, "delay"].map { BusArgument.string($0) }
    bus.call(Logind.path, Logind.manager, "Inhibit", arguments) { [weak self] answer in
      self?.take(&answer)
    }
  }

  private func take(_ answer: inout BusMessage) {
    if let refusal = answer.refusal {
      guard !hasComplained else { return }
      hasComplained = true
      tell(.unavailable(refusal))
    } else if let descriptor = answer.descriptor() {
      allowSleep()
      lock = descriptor
      tell(.delays)
    }
  }
}
