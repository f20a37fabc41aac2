internal import CLinux
internal import Glibc
internal import InputModel
internal import Invocation
internal import Latency
internal import LinuxInput
internal import Programs
internal import TerminalView

/// Attends to a session that draws: signals, keys, and snapshots as they come.
///
/// It sleeps until one of them is there. What the picture does by itself (the arrows of the lock)
/// goes on for ten seconds after the last touch or key, and then rests, too.
struct ViewLoop: ~Copyable {
  private static var restlessness: Interval { Interval(seconds: 10) }

  private let signals: SignalDescriptor
  private let command: Invocation.Command
  private var screen: Screen
  private var snapshot: Snapshot?
  private var lastActivity = MonotonicClock.now()
  private var drawn = DrawnMeter()
  /// Who is yet to be told of the first picture.
  private var awaitingPicture: LockWitness?
  private var blanking: ConsoleBlanking?

  init(
    signals: consuming SignalDescriptor, screen: consuming Screen, command: Invocation.Command,
    witness: LockWitness
  ) {
    self.signals = signals
    self.screen = screen
    self.command = command
    awaitingPicture = witness
    blanking = witness.holder == nil ? nil : ConsoleBlanking()
  }

  /// Runs until the program is over, a key quits or a signal ends it. Returns the exit status.
  mutating func run<P>(_ session: LiveSession<P>) -> Int32 {
    let status = runUntilEnd(session)
    blanking?.set(false)
    screen.awaitAnswers()
    return status
  }

  private mutating func runUntilEnd<P>(_ session: LiveSession<P>) -> Int32 {
    var descriptors = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: session.box.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      unsafe poll(&descriptors, 3, patience())
      while let signal = signals.next() {
        if let status = attend(signal, session) { return status }
      }
      if descriptors[2].revents != 0, !readKeys(session) { return ExitStatus.done }
      let news = session.box.take()
      if let new = news.snapshot {
        snapshot = new
        // A clock that goes on by itself is nobody's doing.
        if new.handled != nil { lastActivity = MonotonicClock.now() }
      }
      draw()
      measure(news.snapshot?.handled, session)
      if let status = news.outcome { return status }
      // A terminal that has gone would be ready for ever.
      if descriptors[2].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
        descriptors[2].fd = -1
      }
    }
  }

  /// Milliseconds until the picture changes by itself; −1 for never.
  private func patience() -> Int32 {
    let now = MonotonicClock.now()
    guard let snapshot, now - lastActivity < ViewLoop.restlessness,
      let next = screen.nextChange(of: snapshot, at: now)
    else { return -1 }
    return Int32(max((next - now).milliseconds, 1).rounded(.up))
  }

  private mutating func draw() {
    guard let snapshot else { return }
    screen.draw(snapshot, at: MonotonicClock.now())
    if case .lock(let lock) = snapshot.picture { blanking?.set(lock.isBlank) }
    awaitingPicture?.tellLocked()
    awaitingPicture = nil
  }

  /// Takes the time until a picture was on the terminal, where it shows something new.
  private mutating func measure<P>(_ handled: Instant?, _ session: LiveSession<P>) {
    guard command == .latency, let handled else { return }
    let (length, mustAsk) = drawn.wrote(handled, at: MonotonicClock.now())
    if mustAsk { screen.queryStatus() }
    if let length { tell(length, .write, session) }
  }

  private func tell<P>(_ length: Interval, _ evidence: DrawnEvidence, _ session: LiveSession<P>) {
    let now = MonotonicClock.now()
    session.queue.offer(
      .drawn(length, evidence), stamps: StageStamps(kernel: now, read: now, recognized: now))
  }

  /// Returns an exit status where the signal ends the program.
  private mutating func attend<P>(_ signal: Int32, _ session: LiveSession<P>) -> Int32? {
    switch signal {
    case SIGWINCH:
      screen.resize()
    case SIGTSTP:
      // A lock is not stopped: the shell behind it would be free.
      guard command != .lock else { return nil }
      screen.awaitAnswers()
      screen.suspend()
      Stopping.stop(session.control)
      screen.resume()
    case SIGCONT:
      break
    default:
      return ExitStatus.signal(signal)
    }
    return nil
  }

  /// Reads all keys. Returns false where one quits.
  private mutating func readKeys<P>(_ session: LiveSession<P>) -> Bool {
    while let key = screen.nextKey() {
      guard key != .statusReport else {
        if let length = drawn.answered(at: MonotonicClock.now()) { tell(length, .answer, session) }
        continue
      }
      lastActivity = MonotonicClock.now()
      switch action(of: key) {
      case .quit: return false
      case .releaseGrab: session.control.releaseGrabs()
      case .command(let command):
        session.put(.command(command))
      case nil: break
      }
    }
    return true
  }

  private func action(of key: ScreenKey) -> KeyAction? {
    switch key {
    case .key(let key):
      return KeyAction(key, in: command)
    case .click(let column, let row):
      guard let snapshot else { return nil }
      let place = screen.location(column: column, row: row, on: snapshot.surface)
      if snapshot.closeButton?.contains(place) == true { return .releaseGrab }
      return .command(.click(place))
    case .statusReport:
      return nil
    }
  }
}
