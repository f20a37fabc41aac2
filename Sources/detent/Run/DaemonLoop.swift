internal import CLinux
internal import Glibc
internal import GestureRules
internal import InputModel
internal import LinuxInput
internal import Programs
internal import RunConfiguration
internal import SystemdService

/// Attends to the gesture daemon: signals, its configuration, its service manager, and the end.
struct DaemonLoop: ~Copyable {
  /// Editors write in steps; what comes within it is one change.
  private static let calm = Interval.milliseconds(100)

  private let signals: SignalDescriptor
  private let file: ConfigurationFile
  private var watch: ConfigurationWatch
  private let diary: RunDiary
  /// The terminal that the daemon was started on, whose end is its end; −1 without one.
  private let terminal: Int32
  private var watchdog = WatchdogPulse()
  private var bytes: [UInt8]
  /// When the configuration is to be read again; nil where it may not have changed.
  private var due: Instant?
  /// What was said of the configuration, and still stands.
  private var failure: ConfigurationFailure?

  /// A loop that goes on from a configuration's bytes.
  init(
    signals: consuming SignalDescriptor, file: ConfigurationFile, bytes: [UInt8], diary: RunDiary
  ) {
    self.signals = signals
    self.file = file
    self.bytes = bytes
    self.diary = diary
    watch = ConfigurationWatch(path: file.path)
    terminal = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].first { isatty($0) == 1 } ?? -1
  }

  /// Runs until a signal or the output ends it. Returns the exit status.
  mutating func run(_ session: LiveSession<RunProgram>) -> Int32 {
    while true {
      var descriptors = [
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: session.box.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: terminal, events: 0, revents: 0),
      ]
      unsafe poll(&descriptors, nfds_t(descriptors.count), timeout)
      while let signal = signals.next() {
        switch signal {
        case SIGHUP: reload(session, isAsked: true)
        case SIGTSTP: Stopping.stop(session.control)
        case SIGCONT, SIGWINCH: break
        default: return end(ExitStatus.signal(signal))
        }
      }
      if descriptors[3].revents != 0 { return end(ExitStatus.signal(SIGHUP)) }
      let now = MonotonicClock.now()
      if descriptors[2].revents != 0, watch.drain() {
        due = now + DaemonLoop.calm
      } else if let due, due <= now {
        self.due = nil
        reload(session, isAsked: false)
      }
      watchdog.attend(session.beat)
      if let status = session.box.take().outcome { return end(status) }
    }
  }

  private var timeout: Int32 {
    let wait = watchdog.wait
    guard let due else { return wait }
    let rest = Int32(clamping: max((due - MonotonicClock.now()).microseconds, 0) / 1000 + 1)
    return wait < 0 ? rest : min(wait, rest)
  }

  private func end(_ status: Int32) -> Int32 {
    ServiceState.tellStopping()
    return status
  }

  /// Reads the configuration anew, where its text is another or somebody asked for it. A wrong one is
  /// told, and the old one stays in force.
  private mutating func reload(_ session: LiveSession<RunProgram>, isAsked: Bool) {
    if isAsked { ServiceState.tellReloading(at: MonotonicClock.now().microseconds) }
    do throws(ConfigurationFailure) {
      let bytes = try file.read()
      guard isAsked || failure != nil || bytes != self.bytes else { return }
      let rules = try file.parse(bytes).rules
      if !isAsked { ServiceState.tellReloading(at: MonotonicClock.now().microseconds) }
      self.bytes = bytes
      failure = nil
      session.put(.run(.rules(rules)))
      ServiceState.tellReady()
      let count = "\(rules.count) rule\(rules.count == 1 ? "" : "s")"
      diary.tell("\(file.path) was read anew: \(count)", .notice)
    } catch {
      // Other files of its folder change, too.
      guard isAsked || failure != error else { return }
      failure = error
      for sentence in error.sentences { diary.tell(sentence, .error) }
      diary.tell("the configuration from before stays in force", .error)
      ServiceState.tellReady("the configuration is wrong: \(error.sentences[0])")
    }
  }
}
