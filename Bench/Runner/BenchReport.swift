internal import Foundation

/// The table, the verdicts and the document that come of a run: medians over the rounds.
struct BenchReport {
  /// A row of the table: a program's medians, at the point that its latency is read at.
  struct Row: Codable {
    var program: String
    /// Where the way from the kernel's time ends.
    var end: String
    var p50: Double
    var p99: Double
    /// Against the floor, or the hand-over floor where the program hands over.
    var p50Ratio: Double
    var p99Ratio: Double
    /// Microseconds for each frame, as milliseconds for a thousand.
    var processorTime: Double
    var peakMegabytes: Double
    var idleWakeUps: Double
    var mouseWakeUps: Double
    var readyMilliseconds: Double
  }

  /// A target and what was found.
  struct Verdict: Codable {
    var name: String
    var figure: Double
    var limit: Double
    /// Whether the figure must be at least the limit instead of at most.
    var isFloor = false

    var isHeld: Bool { isFloor ? figure >= limit : figure <= limit }
  }

  /// Everything, so that others can compute it again.
  struct Document: Codable {
    var rows: [Row]
    var verdicts: [Verdict]
    var likeness: [String: Double]
    var guest: GuestResults
    var native: NativeResults
  }

  private let guest: GuestResults
  private let native: NativeResults
  private let rows: [Row]
  let verdicts: [Verdict]
  /// How much the two turns of the floor differ, as a ratio of at least one.
  private let likeness: [String: Double]

  init(_ guest: GuestResults, _ native: NativeResults) {
    self.guest = guest
    self.native = native
    let medians = Medians(guest)
    likeness = ["p50": medians.likeness(\.p50), "p99": medians.likeness(\.p99)]
    rows = BenchReport.rows(medians)
    verdicts = BenchReport.verdicts(medians, guest, native)
  }

  var document: Document {
    Document(
      rows: rows, verdicts: verdicts, likeness: likeness, guest: guest, native: native)
  }

  private static func rows(_ medians: Medians) -> [Row] {
    let row = { (contestant: Contestant, point: Point, end: String, base: Base) in
      let p50 = medians.length(contestant, point, \.p50)
      let p99 = medians.length(contestant, point, \.p99)
      return Row(
        program: contestant.rawValue, end: end, p50: p50, p99: p99,
        p50Ratio: p50 / medians.base(base, \.p50), p99Ratio: p99 / medians.base(base, \.p99),
        processorTime: medians.processorTime(contestant),
        peakMegabytes: medians.median(contestant, \.peakMemory) / 1000,
        idleWakeUps: medians.median(contestant, \.idleWakeUps),
        mouseWakeUps: medians.median(contestant, \.mouseWakeUps),
        readyMilliseconds: medians.median(contestant, \.ready) / 1000)
    }
    return [
      row(.floor, .handler, "in hand", .floor), row(.floorAgain, .handler, "in hand", .floor),
      row(.handover, .handler, "handler", .handover),
      row(.latency, .recognized, "recognised", .floor),
      row(.latency, .handler, "handler", .handover), row(.events, .printed, "line read", .handover),
      row(.debugEvents, .printed, "line read", .floor),
      row(.events, .crossing, "60 pt, line", .handover),
      row(.lisgd, .crossing, "60 pt, command", .handover),
    ]
  }

  private static func verdicts(
    _ medians: Medians, _ guest: GuestResults, _ native: NativeResults
  ) -> [Verdict] {
    let (equal50, equal99) = (medians.likeness(\.p50), medians.likeness(\.p99))
    let length = medians.length
    let cells = native.cells
    let single = cells.first { $0.devices == 1 && $0.contacts == 1 }
    let dearest = cells.map(\.nanosecondsPerContact).max() ?? .nan
    return [
      Verdict(
        name: "kernel to recognised, p50, times the floor",
        figure: length(.latency, .recognized, \.p50) / medians.base(.floor, \.p50),
        limit: max(1.10, equal50)),
      Verdict(
        name: "kernel to recognised, p99, times the floor",
        figure: length(.latency, .recognized, \.p99) / medians.base(.floor, \.p99),
        limit: max(1.25, equal99)),
      Verdict(
        name: "kernel to handler, p50, times the hand-over floor",
        figure: length(.latency, .handler, \.p50) / medians.base(.handover, \.p50),
        limit: max(1.10, equal50)),
      Verdict(
        name: "kernel to handler, p99, times the hand-over floor",
        figure: length(.latency, .handler, \.p99) / medians.base(.handover, \.p99),
        limit: max(1.25, equal99)),
      Verdict(
        name: "processor time a frame, times the hand-over floor",
        figure: medians.processorTime(.latency) / medians.processorTime(.handover), limit: 1.3),
      Verdict(
        name: "peak memory of `events`, MB",
        figure: medians.median(.events, \.peakMemory) / 1000, limit: 20),
      Verdict(
        name: "wake-ups a second of `events`, idle",
        figure: medians.median(.events, \.idleWakeUps), limit: 0),
      Verdict(
        name: "wake-ups a second of `events`, mouse moving",
        figure: medians.median(.events, \.mouseWakeUps), limit: 0),
      Verdict(
        name: "lisgd's command start, times `events`' line, p50",
        figure: length(.lisgd, .crossing, \.p50) / length(.events, .crossing, \.p50), limit: 5,
        isFloor: true),
      Verdict(
        name: "gestures begun a drag", figure: medians.triggers(.events), limit: 1),
      Verdict(
        name: "commands of lisgd a drag, for comparison", figure: medians.triggers(.lisgd),
        limit: 2, isFloor: true),
      Verdict(
        name: "p99 at real time among four busy processes, times alone",
        figure: Medians.busyRatio(guest.busy), limit: 3),
      Verdict(
        name: "pure pipeline, frames a second (1 device, 1 contact)",
        figure: single?.framesPerSecond ?? .nan, limit: 1_000_000, isFloor: true),
      Verdict(
        name: "dearest contact of the matrix, times the single one",
        figure: dearest / (single?.nanosecondsPerContact ?? .nan), limit: 1.5),
      Verdict(
        name: "allocations of the pure pipeline, a frame",
        figure: Double(native.allocations.allocations) / Double(native.allocations.frames),
        limit: 0),
    ]
  }

  var text: String {
    let parts = [heading, table, replugText, busyText, matrixText, verdictText, notes]
    return parts.joined(separator: "\n\n")
  }

  private var heading: String {
    let rounds = Set(guest.entries.map(\.round)).count
    return """
      \(rounds) rounds in the guest (kernel \(guest.kernel), \(guest.processors) emulated processors), \
      medians over the rounds.
      Lengths of time are from the kernel's time of a frame, in microseconds.
      """
  }

  private var table: String {
    let head = [
      pad("program", 22), pad("until", 15), lead("p50", 6), lead("×", 5), lead("p99", 7),
      lead("×", 5), lead("CPU", 6), lead("MB", 6), lead("idle", 5), lead("mouse", 6),
      lead("ready", 6),
    ].joined(separator: " ")
    let lines = rows.map { row in
      [
        pad(row.program, 22), pad(row.end, 15), lead(number(row.p50, 0), 6),
        lead(number(row.p50Ratio, 2), 5), lead(number(row.p99, 0), 7),
        lead(number(row.p99Ratio, 2), 5), lead(number(row.processorTime, 0), 6),
        lead(number(row.peakMegabytes, 1), 6), lead(number(row.idleWakeUps, 1), 5),
        lead(number(row.mouseWakeUps, 1), 6), lead(number(row.readyMilliseconds, 0), 6),
      ].joined(separator: " ")
    }
    return ([head] + lines + [likenessText]).joined(separator: "\n")
  }

  private var likenessText: String {
    "A/A, the floor's two turns: p50 \(number(likeness["p50"] ?? .nan, 2)), "
      + "p99 \(number(likeness["p99"] ?? .nan, 2))"
  }

  private var replugText: String {
    let p50 = Statistics.median(guest.replug)
    let longest = guest.replug.max() ?? .nan
    return "Replug, udev's event → first frame's line read: median \(number(p50 / 1000, 1)) ms, "
      + "longest \(number(longest / 1000, 1)) ms, \(guest.replug.count) times"
  }

  private var busyText: String {
    let (alone, among) = Medians.busy(guest.busy)
    let grants = Set(guest.busy.flatMap(\.realtime)).sorted().joined(separator: "; ")
    return
      "--realtime, kernel → handler p99: alone \(number(alone, 0)) µs, among four busy processes "
      + "\(number(among, 0)) µs (\(grants.isEmpty ? "nothing is said of grants" : grants))"
  }

  private var matrixText: String {
    let head = "Pure pipeline on \(native.processor), one core:"
    let lines = native.cells.map { cell in
      [
        lead("\(cell.devices)", 5), "devices", lead("\(cell.contacts)", 3), "contacts",
        lead(number(cell.framesPerSecond, 0), 10), "frames/s",
        lead(number(cell.nanosecondsPerContact, 0), 5), "ns a contact",
      ].joined(separator: " ")
    }
    let run = native.allocations
    return ([head] + lines + ["  \(run.allocations) allocations in \(run.frames) frames"])
      .joined(separator: "\n")
  }

  private var verdictText: String {
    verdicts.map { verdict in
      [
        verdict.isHeld ? "held  " : "MISSED", pad(verdict.name, 60),
        lead(number(verdict.figure, verdict.figure < 1000 ? 2 : 0), 10),
        verdict.isFloor ? "≥" : "≤", number(verdict.limit, verdict.limit < 1000 ? 2 : 0),
      ].joined(separator: " ")
    }.joined(separator: "\n")
  }

  private var notes: String {
    """
    CPU is milliseconds of all threads for 1000 frames, children left out; MB the peak of resident
    memory; idle and mouse are context switches a second. Recognised is against the floor, what hands
    over against the hand-over floor. debug-events and `detent events` print: theirs is the line in the
    hands of whoever reads the pipe. 60 pt is the frame that crosses the row's threshold, with lisgd's
    own default of 60 on a screen given in points: until the line is read, until the command starts.
    """
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private func lead(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    value.isFinite ? String(format: "%.\(digits)f", value) : "–"
  }
}
