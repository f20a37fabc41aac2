internal import CLinux
internal import Glibc
internal import InputModel
internal import LinuxConsole
internal import LockMessages
internal import Supervision

/// Waits for what concerns the lock, tells the supervisor, and does what it says.
struct HoldLoop: ~Copyable {
  /// How often it is looked whether another program has undone something.
  private static var watchInterval: Interval { Interval(seconds: 1) }
  /// How often it is looked whether a key has come up that is waited for.
  static var keyInterval: Interval { .milliseconds(20) }

  var held: HeldConsole
  let devices: HeldDevices?
  /// Nil where none is set.
  var secret: HeldSecret?
  /// Held until the process ends, nothing more.
  var holder: HolderLock
  var socket: UnlockSocket
  private let shown: ShownConsole
  private let signals: ChildSignals
  let launcher: ScreenLauncher
  let witnesses: LockWitnesses
  /// Nil where none are kept.
  let metrics: HeldMetrics?
  var supervisor: ConsoleSupervisor
  var screen: ScreenProcess?
  private var nextWatch: Instant

  init(
    _ held: consuming HeldConsole, _ devices: HeldDevices?, _ secret: consuming HeldSecret?,
    failures: Int,
    _ holder: consuming HolderLock, _ socket: consuming UnlockSocket,
    _ shown: consuming ShownConsole, _ signals: consuming ChildSignals,
    _ launcher: ScreenLauncher, _ witnesses: LockWitnesses, _ metrics: HeldMetrics?,
    isRecovery: Bool
  ) {
    let now = HoldLoop.now()
    supervisor = ConsoleSupervisor(
      console: held.record.console, holdsDevices: devices?.areNeeded ?? false,
      attempts: secret == nil ? nil : AttemptGate(failures: failures, at: now),
      isRecovery: isRecovery, at: now)
    nextWatch = now
    self.held = held
    self.devices = devices
    self.secret = secret
    self.holder = holder
    self.socket = socket
    self.shown = shown
    self.signals = signals
    self.launcher = launcher
    self.witnesses = witnesses
    self.metrics = metrics
    if isRecovery { _ = devices?.hold() }
  }

  /// Runs to the end of the lock. Returns the exit status.
  mutating func run() -> Int32 {
    while true {
      tell(.timePassed)
      watch()
      if let ending = supervisor.ending { return finish(ending) }
      wait()
    }
  }

  private mutating func wait() {
    var descriptors = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: shown.descriptor, events: Int16(POLLPRI), revents: 0),
      pollfd(fd: screen?.pipeDescriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: screen?.lendingDescriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: devices?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: screen?.attempts?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: secret?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    unsafe poll(&descriptors, nfds_t(descriptors.count), patience())
    // What the screen told comes before its end.
    readScreen()
    if descriptors[6].revents != 0 { readAttempts() }
    if descriptors[7].revents != 0 { readVerdict() }
    if descriptors[4].revents != 0 { screen?.borrow(from: devices) }
    if descriptors[5].revents != 0 { note(devices?.follow()) }
    advanceDevices()
    if descriptors[0].revents != 0 { reap() }
    if descriptors[1].revents != 0, socket.accept() { tell(.releaseAsked) }
    if descriptors[2].revents != 0 {
      shown.acknowledge()
      nextWatch = HoldLoop.now()
    }
  }

  /// Milliseconds until something is to be done.
  private func patience() -> Int32 {
    let now = HoldLoop.now()
    var next = Instant.earliest(nextWatch, supervisor.deadline) ?? nextWatch
    if devices?.areWaiting == true { next = min(next, now + HoldLoop.keyInterval) }
    return Int32(max((next - now).milliseconds, 0).rounded(.up))
  }

  private mutating func readScreen() {
    for message in screen?.readMessages() ?? [] {
      switch message {
      case .drawn: tell(.screenDrew)
      case .slid: tell(.screenSlid)
      case .unlocked: tell(.screenUnlocked)
      }
    }
  }

  private mutating func reap() {
    signals.drain()
    witnesses.reap()
    guard let end = screen?.ended() else { return }
    readScreen()
    screen = nil
    held.reopen()
    metrics?.loseScreen()
    tell(.screenEnded(end))
  }

  private mutating func advanceDevices() {
    guard devices?.areWaiting == true else { return }
    note(devices?.advance())
  }

  /// Looks which console is shown, once a second and when it has changed.
  private mutating func watch() {
    let now = HoldLoop.now()
    guard nextWatch <= now else { return }
    nextWatch = now + HoldLoop.watchInterval
    metrics?.attend()
    keepFindable()
    if let number = try? ConsoleSwitch.shown() { tell(.shown(number)) }
    // Who held a device may have let go.
    note(devices?.advance())
  }

  static func now() -> Instant {
    Instant(microseconds: linux_monotonic_microseconds())
  }
}
