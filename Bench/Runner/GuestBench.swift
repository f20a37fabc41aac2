internal import Foundation
internal import Glibc
internal import InputModel

/// The rounds in the guest, in which every program takes its turn on the same strokes.
struct GuestBench {
  /// How long is listened for wake-ups.
  private static let listening = 2.0
  /// Rounds with and without busy processes.
  private static let busyRounds = 5
  private static let busyProcesses = 4
  private static let replugs = 10

  let programs: String
  let scratch: String
  let rounds: Int
  let strokes: Int

  private var places: Contestant.Places {
    Contestant.Places(programs: programs, scratch: scratch)
  }

  func run() throws -> GuestResults {
    let screen = try BenchScreen()
    let mouse = try BenchMouse()
    var entries: [Entry] = []
    for round in 0..<rounds {
      let all = Contestant.allCases
      for turn in all.indices {
        // Another one begins each round, so that nobody is always first or last.
        let contestant = all[(round + turn) % all.count]
        Shell.progress("round \(round + 1) of \(rounds): \(contestant.rawValue)")
        entries.append(try measure(contestant, round: round, turn: turn, screen, mouse))
      }
    }
    let busy = try busyRounds(screen)
    return GuestResults(
      kernel: try String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)
        .trimmingCharacters(in: .newlines),
      processors: ProcessInfo.processInfo.activeProcessorCount, strokes: strokes,
      entries: entries, busy: busy, replug: try replug())
  }

  /// One program's turn.
  private func measure(
    _ contestant: Contestant, round: Int, turn: Int, _ screen: BenchScreen, _ mouse: BenchMouse
  ) throws -> Entry {
    try? FileManager.default.removeItem(atPath: places.stamps)
    let process = try BenchProcess(contestant.arguments(node: screen.node, places))
    let ready = try process.await { contestant.readyTime($0, node: screen.node) }
    let warmup = GuestBench.warmUp(screen)
    let before = process.processorTime
    let frames = screen.play(strokes: strokes)
    let processorTime = process.processorTime - before
    Clock.sleep(seconds: 0.7)
    let idle = wakeUps(of: process) { Clock.sleep(seconds: GuestBench.listening) }
    let moving = wakeUps(of: process) { mouse.move(seconds: GuestBench.listening) }
    let memory = process.peakMemory
    process.end(contestant.endSignal)
    return Entry(
      program: contestant.rawValue, round: round, turn: turn,
      ready: Double(ready - process.started), processorTime: Double(processorTime),
      frames: frames.count, peakMemory: Double(memory), idleWakeUps: idle, mouseWakeUps: moving,
      lengths: contestant.lengths(process, places, warmup: warmup, frames: frames),
      triggersPerDrag: contestant.triggersPerDrag(process, places, frames))
  }

  /// What is read for the first time is slower: a stroke that counts for nobody. It lasts 1.3 s, and
  /// `detent latency` is told to leave out 2 s.
  private static func warmUp(_ screen: BenchScreen) -> [BenchScreen.Frame] {
    let frames = screen.play(strokes: 1)
    Clock.sleep(seconds: 0.8)
    return frames
  }

  private func wakeUps(of process: BenchProcess, while body: () -> Void) -> Double {
    let before = process.switches
    body()
    return Double(process.switches - before) / GuestBench.listening
  }

  /// Detent at real time, alone and among processes that want all processors, in turns.
  private func busyRounds(_ screen: BenchScreen) throws -> [BusyEntry] {
    // The hand keeps its pace, too, below whoever it writes for.
    var own = sched_param(sched_priority: 1)
    unsafe pthread_setschedparam(pthread_self(), SCHED_FIFO, &own)
    defer {
      own.sched_priority = 0
      unsafe pthread_setschedparam(pthread_self(), SCHED_OTHER, &own)
    }
    var entries: [BusyEntry] = []
    for turn in 0..<GuestBench.busyRounds * 2 {
      let isBusy = turn % 2 == 1
      Shell.progress("real time, turn \(turn + 1) of \(GuestBench.busyRounds * 2)")
      let others = try (0..<(isBusy ? GuestBench.busyProcesses : 0)).map { _ in
        // By a shell that lowers itself again, since a child inherits the hand's priority.
        try BenchProcess(["chrt", "--other", "0", "sh", "-c", "while :; do :; done"])
      }
      defer { for other in others { other.end(SIGKILL) } }
      let arguments = Contestant.latency.arguments(node: screen.node, places) + ["--realtime"]
      let process = try BenchProcess(["chrt", "--other", "0"] + arguments)
      _ = try process.await { Contestant.latency.readyTime($0, node: screen.node) }
      _ = GuestBench.warmUp(screen)
      _ = screen.play(strokes: strokes)
      Clock.sleep(seconds: 0.3)
      process.end(SIGINT)
      let report = DetentReport(path: places.report)
      entries.append(
        BusyEntry(
          round: turn / 2, isBusy: isBusy, lengths: report?.lengths ?? [:],
          realtime: report?.realtime ?? []))
    }
    return entries
  }

  /// Plugs screens in under a running program. The finger taps all the while, so that there is a
  /// frame to read as soon as somebody reads.
  private func replug() throws -> [Double] {
    let monitor = try BenchProcess([
      "udevadm", "monitor", "--udev", "--subsystem-match=input",
    ])
    let process = try BenchProcess(["\(programs)/detent", "watch", "--json"])
    defer {
      process.end()
      monitor.end()
    }
    _ = try process.await { Contestant.events.readyTime($0, node: "") }
    var lengths: [Double] = []
    for turn in 0..<GuestBench.replugs {
      Shell.progress("replug \(turn + 1) of \(GuestBench.replugs)")
      let start = Clock.microseconds()
      let screen = try BenchScreen()
      let first = { () -> Int64? in
        process.lines.first {
          $0.time > start && $0.text.contains("\"contact\"")
            && $0.text.contains("\"\(screen.node)\"")
        }?.time
      }
      let end = start + 5_000_000
      while first() == nil, Clock.microseconds() < end { screen.tap(pause: .milliseconds(1)) }
      Clock.sleep(seconds: 0.2)
      guard let read = first(), let told = GuestBench.addition(monitor, screen.node, after: start)
      else { continue }
      lengths.append(Double(read - told))
    }
    return lengths
  }

  /// The time that udevadm prints with a node's addition: `UDEV  [12.345678] add  /…/event7 (input)`.
  private static func addition(
    _ monitor: BenchProcess, _ node: String, after start: Int64
  ) -> Int64? {
    let name = node.split(separator: "/").last ?? ""
    for line in monitor.lines where line.time > start {
      guard line.text.hasPrefix("UDEV"), line.text.contains(" add "),
        line.text.contains("/\(name) "), let open = line.text.firstIndex(of: "["),
        let close = line.text.firstIndex(of: "]"),
        let seconds = Double(line.text[line.text.index(after: open)..<close])
      else { continue }
      return Int64(seconds * 1e6)
    }
    return nil
  }
}
