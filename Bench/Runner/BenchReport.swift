internal import Foundation

/// What comes of a run: medians over the rounds, and verdicts on them.
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

  /// Everything, so that others can compute it again.
  struct Document: Codable {
    var rows: [Row]
    var verdicts: [Verdict]
    var likeness: [String: Double]
    var guest: GuestResults
    var native: NativeResults
  }

  let guest: GuestResults
  let native: NativeResults
  let rows: [Row]
  let verdicts: [Verdict]
  /// How much the two turns of the floor differ, as a ratio of at least one.
  let likeness: [String: Double]

  init(_ guest: GuestResults, _ native: NativeResults) {
    self.guest = guest
    self.native = native
    let medians = Medians(guest)
    likeness = ["p50": medians.likeness(\.p50), "p99": medians.likeness(\.p99)]
    rows = BenchReport.rows(medians)
    verdicts = Verdict.all(medians, guest, native)
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
      row(.latency, .handler, "handler", .handover), row(.events, .printed, "line read", .floor),
      row(.debugEvents, .printed, "line read", .floor),
      row(.events, .crossing, "60 pt, line", .handover),
      row(.lisgd, .crossing, "60 pt, command", .handover),
    ]
  }
}
