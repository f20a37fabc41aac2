internal import ChildProcesses
internal import Glibc
internal import LockHooks
internal import Logind
internal import Supervision

/// Waits for logind, for locks and for signals, tells the standby, and does what it says.
struct StandbyLoop: ~Copyable {
  /// How long after a lost bus another is tried for, in milliseconds.
  private static var retryPause: Int32 { 1000 }

  private let seat: String
  private let launcher: LockLauncher
  private let signals: StandbySignals
  private var standby = Standby()
  private var watch: SeatWatch?
  private var lock: LockRun?
  private let news = News()
  private var saidThatNoBusIs = false

  /// What logind told within the bus's `process`.
  private final class News {
    var happenings: [SeatWatch.Happening] = []
  }

  init(seat: String, _ launcher: LockLauncher, _ signals: consuming StandbySignals) {
    self.seat = seat
    self.launcher = launcher
    self.signals = signals
  }

  /// Runs until a signal ends it, which it returns. A lock that runs goes on.
  mutating func run() -> Int32 {
    if FoundLock.look() == .abandoned { tell(.lockAsked) }
    while true {
      connect()
      followBus()
      var descriptors = [
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: watch?.bus.descriptor ?? -1, events: Int16(watch?.bus.interest ?? 0), revents: 0),
        pollfd(fd: lock?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      unsafe poll(&descriptors, 3, watch == nil ? StandbyLoop.retryPause : -1)
      if descriptors[2].revents != 0, lock?.stands() == true {
        tellThatItStands()
      }
      if descriptors[0].revents != 0 {
        if let signal = signals.drain() { return signal }
        reap()
      }
    }
  }

  private mutating func connect() {
    guard watch == nil else { return }
    let news = news
    do throws(BusError) {
      watch = try SeatWatch(seat: seat) { news.happenings.append($0) }
      if saidThatNoBusIs { Report.say("the system's bus is there again") }
      saidThatNoBusIs = false
      tell(.connected)
    } catch {
      sayThatNoBusIs(error.message)
    }
  }

  private mutating func followBus() {
    guard let watch else { return }
    let isThere = watch.bus.process()
    // With ThreadSanitizer the compiler fails on a change through a field of a struct that cannot be
    // copied (swiftlang/swift#86265).
    let news = news
    while !news.happenings.isEmpty { follow(news.happenings.removeFirst()) }
    guard isThere else {
      self.watch = nil
      sayThatNoBusIs("the connection was lost")
      return
    }
  }

  private mutating func follow(_ happening: SeatWatch.Happening) {
    switch happening {
    case .lockAsked: tell(.lockAsked)
    case .sleep(.fallsAsleep): tell(.fallsAsleep)
    case .sleep(.awakes): tell(.awakes)
    case .sleep(.delays): ServiceManager.tellReady()
    case .sleep(.unavailable(let reason)):
      Report.say("the machine may sleep before it is locked: logind does not wait: \(reason)")
    case .startsAnew:
      Report.say("logind has started anew")
      tell(.connected)
    }
  }

  /// The machine may sleep meanwhile, and nobody can have it locked.
  private mutating func sayThatNoBusIs(_ reason: String) {
    guard !saidThatNoBusIs else { return }
    saidThatNoBusIs = true
    Report.say("logind's word is not heard, and nothing is locked by it: \(reason); trying again")
  }

  private mutating func reap() {
    guard let end = lock?.ended() else { return }
    // What it told before counts, though the end was seen first.
    if lock?.descriptor != nil, lock?.stands() == true { tellThatItStands() }
    lock = nil
    tell(.lockEnded(end))
  }

  private mutating func tellThatItStands() {
    // Who takes over a lock that a crash left need not wait for logind.
    ServiceManager.tellReady()
    tell(.lockStands)
  }

  private mutating func tell(_ input: StandbyInput) {
    for action in standby.handle(input) { perform(action) }
  }

  private mutating func perform(_ action: StandbyAction) {
    switch action {
    case .delaySleep: watch?.delaySleep()
    case .allowSleep: watch?.allowSleep()
    case .startLock: startLock()
    case .hint(let isLocked):
      watch?.setLockedHint(isLocked)
      ServiceManager.tellStatus(isLocked ? "locked" : "open; locks when logind says so")
    case .complain(let end): Report.say(end)
    case .warnOfSleep: Report.say("THE MACHINE SLEEPS UNLOCKED; it is tried again when it awakes")
    }
  }

  private mutating func startLock() {
    do throws(StartError) {
      lock = try launcher.launch()
    } catch {
      tell(.lockEnded(.unstarted(error.code)))
    }
  }
}
