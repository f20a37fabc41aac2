internal import CLinux
internal import ChildProcesses
public import GestureRules
internal import Glibc
internal import InputModel

/// Runs commands, each in a session of its own, and stops those that take too long.
///
/// To be used on one thread, which waits for `descriptor`. Starting a process may take its time.
public final class CommandRunner {
  private struct Running {
    let child: ChildProcess
    /// Readable once the process has ended.
    let descriptor: Int32
    /// Whether its group was told to end, so that what it leaves behind is to go with it.
    var isStopped = false
  }

  /// Stands for the timer among the numbers of commands, which begin with 1.
  private static let timerKey: UInt64 = 0

  /// Readable when `attend` is wanted.
  public let descriptor: Int32
  private let timer: Int32
  private let report: (CommandReport) -> Void
  private let surroundings: InheritedEnvironment
  private var schedule = CommandSchedule()
  private var running: [UInt64: Running] = [:]

  /// A runner, which tells what became of commands by `report`.
  public init(
    environment: InheritedEnvironment = InheritedEnvironment(),
    report: @escaping (CommandReport) -> Void
  ) {
    surroundings = environment
    self.report = report
    descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    watch(timer, CommandRunner.timerKey)
  }

  deinit {
    close(descriptor)
    close(timer)
  }

  /// Whether no command runs or waits.
  public var isIdle: Bool { schedule.isIdle }

  /// Runs a command, lets it wait, or drops it.
  public func run(_ firing: RuleFiring) {
    var steps: [CommandSchedule.Step] = []
    schedule.ask(firing, at: now, into: &steps)
    perform(steps)
  }

  /// Takes no more commands, and ends what runs within three seconds.
  public func finish() {
    var steps: [CommandSchedule.Step] = []
    schedule.close(at: now, into: &steps)
    perform(steps)
  }

  /// Collects what has ended, and stops what takes too long.
  public func attend() {
    var steps: [CommandSchedule.Step] = []
    for key in readyKeys() where key != CommandRunner.timerKey { collect(key, into: &steps) }
    schedule.advance(to: now, into: &steps)
    perform(steps)
  }

  private var now: Instant { Instant(microseconds: linux_monotonic_microseconds()) }

  private func perform(_ steps: [CommandSchedule.Step]) {
    var steps = steps[...]
    while let step = steps.popFirst() {
      switch step {
      case .start(let id, let firing):
        var more: [CommandSchedule.Step] = []
        start(id, firing, into: &more)
        steps = more + steps
      case .drop(let firing, let refusal):
        report(CommandReport(firing, at: now, .dropped(refusal)))
      case .terminate(let id): stop(id, SIGTERM)
      case .kill(let id): stop(id, SIGKILL)
      }
    }
    linux_timer_set(timer, schedule.deadline?.microseconds ?? 0)
  }

  private func start(
    _ id: UInt64, _ firing: RuleFiring, into steps: inout [CommandSchedule.Step]
  ) {
    do throws(CommandFailure) {
      let child = try launch(firing)
      let process = linux_process_descriptor(child.process)
      guard process >= 0 else {
        let failure = CommandFailure(code: errno, doing: "it cannot be watched")
        kill(-child.process, SIGKILL)
        _ = child.wait()
        throw failure
      }
      running[id] = Running(child: child, descriptor: process)
      watch(process, id)
      report(CommandReport(firing, at: now, .started(process: child.process)))
    } catch {
      _ = schedule.end(id, at: now, into: &steps)
      report(CommandReport(firing, at: now, .failed(error.sentence)))
    }
  }

  private func launch(_ firing: RuleFiring) throws(CommandFailure) -> ChildProcess {
    let program: String
    let arguments: [String]
    switch firing.command {
    case .exec(let words):
      program = try surroundings.path(of: words.first ?? "")
      arguments = words
    case .shell(let line):
      program = "/bin/sh"
      arguments = ["sh", "-c", line]
    }
    var launch = ChildLaunch(program: program, arguments: arguments)
    launch.environment = .only(
      surroundings.entries + firing.environment.map { "\($0.name)=\($0.value)" })
    // Standard output may be a stream of lines that a command must not write into.
    launch.streams = [.nothing, .copy(STDERR_FILENO), .same(as: STDOUT_FILENO)]
    do throws(StartError) {
      return try launch.start()
    } catch {
      throw CommandFailure(code: error.code, doing: "\(program) cannot be run")
    }
  }

  /// Signals the group of a command that was not yet collected, so the number is still its own.
  private func stop(_ id: UInt64, _ signal: Int32) {
    guard let process = running[id]?.child.process else { return }
    running[id]?.isStopped = true
    kill(-process, signal)
  }

  private func collect(_ id: UInt64, into steps: inout [CommandSchedule.Step]) {
    guard let run = running[id] else { return }
    // What a stopped command has started, and what did not listen to TERM, goes with it: as long as
    // it is not collected, nobody else can have the group's number.
    if run.isStopped { kill(-run.child.process, SIGKILL) }
    guard let end = run.child.ended() else { return }
    running[id] = nil
    close(run.descriptor)
    guard let ended = schedule.end(id, at: now, into: &steps) else { return }
    let ending = CommandEnding(CommandEnding.End(end), isTimedOut: ended.isTimedOut)
    report(CommandReport(ended.firing, at: now, .ended(ending)))
  }

  private func readyKeys() -> [UInt64] {
    unsafe withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 16) { events in
      let count = unsafe epoll_wait(descriptor, events.baseAddress, Int32(events.count), 0)
      return unsafe events.prefix(Int(max(count, 0))).map { unsafe $0.data.u64 }
    }
  }

  private func watch(_ watched: Int32, _ key: UInt64) {
    var event = unsafe epoll_event()
    unsafe event.events = EPOLLIN.rawValue
    unsafe event.data.u64 = key
    _ = unsafe epoll_ctl(descriptor, EPOLL_CTL_ADD, watched, &event)
  }
}

extension CommandEnding.End {
  fileprivate init(_ end: ChildEnd) {
    switch end {
    case .exit(let status): self = .status(status)
    case .signal(let number): self = .signal(number)
    }
  }
}
