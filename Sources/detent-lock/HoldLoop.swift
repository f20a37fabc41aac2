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

  private var held: HeldConsole
  /// Held until the process ends, nothing more.
  private let holder: HolderLock
  private var socket: UnlockSocket
  private let shown: ShownConsole
  private let signals: ChildSignals
  private let launcher: ScreenLauncher
  private var supervisor: ConsoleSupervisor
  private var screen: ScreenProcess?
  private var nextWatch: Instant

  init(
    _ held: consuming HeldConsole, _ holder: consuming HolderLock,
    _ socket: consuming UnlockSocket, _ shown: consuming ShownConsole,
    _ signals: consuming ChildSignals, _ launcher: ScreenLauncher, isRecovery: Bool
  ) {
    let now = HoldLoop.now()
    supervisor = ConsoleSupervisor(
      console: held.record.console, isRecovery: isRecovery, at: now)
    nextWatch = now
    self.held = held
    self.holder = holder
    self.socket = socket
    self.shown = shown
    self.signals = signals
    self.launcher = launcher
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
      pollfd(fd: screen?.pipe ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let next = Instant.earliest(nextWatch, supervisor.deadline) ?? nextWatch
    let patience = max((next - HoldLoop.now()).milliseconds, 0).rounded(.up)
    unsafe poll(&descriptors, nfds_t(descriptors.count), Int32(patience))
    // What the screen told comes before its end.
    readScreen()
    if descriptors[0].revents != 0 { reap() }
    if descriptors[1].revents != 0, socket.accept() { tell(.releaseAsked) }
    if descriptors[2].revents != 0 {
      shown.acknowledge()
      nextWatch = HoldLoop.now()
    }
  }

  private mutating func readScreen() {
    for message in screen?.readMessages() ?? [] {
      switch message {
      case .drawn: tell(.screenDrew)
      case .unlocked: tell(.screenUnlocked)
      }
    }
  }

  private mutating func reap() {
    signals.drain()
    guard let end = screen?.ended() else { return }
    readScreen()
    screen?.closePipe()
    screen = nil
    held.reopen()
    tell(.screenEnded(end))
  }

  /// Looks which console is shown, once a second and when it has changed.
  private mutating func watch() {
    let now = HoldLoop.now()
    guard nextWatch <= now else { return }
    nextWatch = now + HoldLoop.watchInterval
    if let number = try? ConsoleSwitch.shown() { tell(.shown(number)) }
  }

  private mutating func tell(_ input: SupervisorInput) {
    for action in supervisor.handle(input, at: HoldLoop.now()) { perform(action) }
  }

  private mutating func perform(_ action: SupervisorAction) {
    switch action {
    case .startScreen: startScreen()
    case .killScreen: screen?.kill()
    case .muteKeys: held.muteKeys()
    case .activate: held.activate()
    case .hold: hold()
    case .allowSwitching: held.setSwitchingLocked(false)
    case .restore: restore()
    }
  }

  private mutating func startScreen() {
    switch launcher.launch(on: held.record.console) {
    case .success(let started): screen = started
    case .failure(let error): tell(.screenEnded(.unstarted(error.code)))
    }
  }

  /// Locks switching. Another program may have switched just before, and then the wrong console would
  /// be held.
  private mutating func hold() {
    held.setSwitchingLocked(true)
    held.muteKeys()
    if let number = try? ConsoleSwitch.shown(), number != held.record.console {
      tell(.shown(number))
    }
  }

  private mutating func restore() {
    let faults = held.restore()
    for fault in faults { Report.say(fault) }
    socket.answer(faults.joined(separator: "; "))
  }

  private func finish(_ ending: SupervisorEnding) -> Int32 {
    Report.say(ending, console: held.record.console)
    return ExitStatus.of(ending)
  }

  private static func now() -> Instant {
    Instant(microseconds: linux_monotonic_microseconds())
  }
}
