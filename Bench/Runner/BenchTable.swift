internal import Foundation

extension BenchReport {
  /// The table and the verdicts for a person.
  var text: String {
    let parts = [heading, table, replugText, busyText, matrixText, verdictText, notes]
    return parts.joined(separator: "\n\n")
  }

  private var heading: String {
    let rounds = Set(guest.entries.map(\.round)).count
    return """
      \(rounds == 1 ? "1 round" : "\(rounds) rounds") in the guest (kernel \(guest.kernel), \(guest.processors) emulated processors), \
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
    memory; idle and mouse are context switches a second; ready is milliseconds from start to ready.
    Ratios are against the floor, of what hands over or crosses against the hand-over floor. Where a
    ratio lies far below 1, it was the floor that was disturbed. debug-events and `detent events`
    print: theirs is the line in the hands of whoever reads the pipe. 60 pt is the frame that crosses
    the row's threshold, with lisgd's own default of 60 on a screen given in points: until the line
    is read, until the command starts.
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
