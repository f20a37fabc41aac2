internal import Glibc
internal import InputModel
internal import LinuxInput
internal import Programs
internal import Replay
internal import SceneScript
internal import TerminalView

/// Plays a scene or a recording at its own pace and draws it.
struct ViewReplay<P: Player>: ~Copyable {
  private static var frame: Interval { Interval(microseconds: 16_667) }

  private let signals: SignalDescriptor
  private var screen: Screen
  private var player: P
  /// What the player's time must be moved by to be now.
  private let shift: Interval

  init(
    signals: consuming SignalDescriptor, screen: consuming Screen, player: P
  ) {
    self.signals = signals
    self.screen = screen
    self.player = player
    shift = MonotonicClock.now() - P.start
  }

  /// Plays it once. Returns the exit status.
  mutating func run() throws(SceneError) -> Int32 {
    var last = P.start
    _ = player.takeLines()
    while let due = try player.due() {
      if let status = wait(until: due) { return status }
      player.step()
      _ = player.takeLines()
      last = due
    }
    return wait(until: last + P.settlingTime) ?? ExitStatus.done
  }

  /// Draws on until the player's time is `moment`. Returns the exit status where a key or signal ends it.
  private mutating func wait(until moment: Instant) -> Int32? {
    while true {
      let now = MonotonicClock.now() - shift
      if now >= moment { return nil }
      player.advance(to: now)
      screen.draw(player.runner.program.snapshot(at: now), at: MonotonicClock.now())
      let next = player.runner.program.isMoving ? min(now + ViewReplay.frame, moment) : moment
      if let status = sleep(for: next - now) { return status }
    }
  }

  private mutating func sleep(for interval: Interval) -> Int32? {
    var descriptors = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    unsafe poll(&descriptors, 2, Int32(max(interval.milliseconds, 1).rounded(.up)))
    while let signal = signals.next() {
      switch signal {
      case SIGWINCH: screen.resize()
      case SIGTSTP:
        screen.suspend()
        kill(getpid(), SIGSTOP)
        screen.resume()
      case SIGCONT: break
      default: return ExitStatus.signal(signal)
      }
    }
    while let key = screen.nextKey() {
      if key == .key(.character("q")) { return ExitStatus.done }
    }
    return nil
  }
}
