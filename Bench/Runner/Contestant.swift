internal import Foundation
internal import Glibc
internal import InputModel

/// A program that takes its turn in every round.
enum Contestant: String, CaseIterable {
  /// The floor takes two turns, so that the table shows what two identical programs differ by.
  case floor = "floor"
  case handover = "hand-over floor"
  case latency = "detent latency"
  case events = "detent events"
  case floorAgain = "floor again"
  case debugEvents = "libinput debug-events"
  case lisgd = "lisgd"

  /// Where the programs and a contestant's files are.
  struct Places {
    /// detent, floor, handover and stamp.
    var programs: String
    var scratch: String

    var samples: String { "\(scratch)/samples" }
    var stamps: String { "\(scratch)/stamps" }
    var report: String { "\(scratch)/report.json" }
  }

  /// 60 pt, the threshold of Detent's rows, is lisgd's default too: it is given the screen in points.
  static let threshold = Points(60)

  func arguments(node: String, _ places: Places) -> [String] {
    switch self {
    case .floor, .floorAgain: ["\(places.programs)/floor", node, places.samples]
    case .handover: ["\(places.programs)/handover", node, places.samples]
    case .latency:
      [
        "\(places.programs)/detent", "latency", "--device", node, "--output", places.report,
        "--warmup", "2s", "--json",
      ]
    // Without a named device: it looks after all of the seat, and the mouse is one of them.
    case .events: ["\(places.programs)/detent", "events", "--json"]
    case .debugEvents: ["libinput", "debug-events", "--device", node]
    case .lisgd:
      [
        "lisgd", "-d", node,
        "-w", "\(Int(Points(BenchScreen.width).value.rounded()))",
        "-h", "\(Int(Points(BenchScreen.height).value.rounded()))",
        "-T", "\(Int(Contestant.threshold.value))",
        "-g", "1,LR,*,*,P,\(places.programs)/stamp \(places.stamps)",
      ]
    }
  }

  /// When the program was ready, as far as it tells.
  func readyTime(_ process: BenchProcess, node: String) -> Int64? {
    switch self {
    case .floor, .floorAgain, .handover: process.time(of: "ready")
    case .latency, .events: process.time(of: "\"ready\"")
    case .debugEvents: process.time(of: "DEVICE_ADDED")
    // It says nothing; the open node is the first sign.
    case .lisgd: process.hasOpen(node) ? Clock.microseconds() : nil
    }
  }

  /// The signal on which the program writes what it has measured.
  var endSignal: Int32 {
    switch self {
    case .floor, .floorAgain, .handover, .latency, .debugEvents: SIGINT
    case .events, .lisgd: SIGTERM
    }
  }

  /// What was measured of the frames of a round.
  ///
  /// - Parameters:
  ///   - warmup: Frames before those that count.
  ///   - frames: Frames that count.
  func lengths(
    _ process: BenchProcess, _ places: Places, warmup: [BenchScreen.Frame],
    frames: [BenchScreen.Frame]
  ) -> [String: Entry.Length] {
    switch self {
    case .floor, .floorAgain, .handover:
      let samples = Contestant.samples(places.samples, of: frames)
      return Entry.Length(samples).map { ["kernel_to_handler": $0] } ?? [:]
    case .latency: return DetentReport(path: places.report)?.lengths ?? [:]
    case .events:
      var lengths = ["crossing": Entry.Length(eventCrossings(process, frames))]
      lengths["printed"] = Entry.Length(eventLines(process, frames))
      return lengths.compactMapValues(\.self)
    case .debugEvents:
      let samples = debugLines(process, warmup: warmup, frames: frames)
      return Entry.Length(samples).map { ["printed": $0] } ?? [:]
    case .lisgd:
      return Entry.Length(commandCrossings(places, frames)).map { ["crossing": $0] } ?? [:]
    }
  }

  /// What came of a drag, on average; nil for what recognises nothing.
  func triggersPerDrag(
    _ process: BenchProcess, _ places: Places, _ frames: [BenchScreen.Frame]
  ) -> Double? {
    let strokes = Double(Set(frames.map(\.stroke)).count)
    guard strokes > 0, let start = frames.first?.kernel else { return nil }
    switch self {
    case .floor, .floorAgain, .handover, .latency, .debugEvents: return nil
    case .events:
      let begun = process.lines.count { $0.time >= start && $0.text.contains("\"began\"") }
      return Double(begun) / strokes
    case .lisgd:
      return Double(Contestant.stamps(places.stamps).count { $0 >= start }) / strokes
    }
  }

  /// The first frame of each stroke at the threshold.
  private static func crossings(_ frames: [BenchScreen.Frame]) -> [BenchScreen.Frame] {
    frames.filter { frame in
      frame.travel >= threshold
        && !frames.contains {
          $0.stroke == frame.stroke && $0.index < frame.index && $0.travel >= threshold
        }
    }
  }

  /// The floors' latencies of the given frames.
  private static func samples(_ path: String, of frames: [BenchScreen.Frame]) -> [Double] {
    let wanted = Set(frames.map(\.kernel))
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let numbers = line.split(separator: " ").compactMap { Int64($0) }
      guard numbers.count == 2, wanted.contains(numbers[0]) else { return nil }
      return Double(numbers[1])
    }
  }

  private static func stamps(_ path: String) -> [Int64] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { Int64($0) }
  }

  /// The crossing frame's kernel time to the start of lisgd's command.
  private func commandCrossings(_ places: Places, _ frames: [BenchScreen.Frame]) -> [Double] {
    let stamps = Contestant.stamps(places.stamps)
    return Contestant.crossings(frames).compactMap { crossing in
      let end = frames.last { $0.stroke == crossing.stroke }?.kernel ?? crossing.kernel
      let command = stamps.first { $0 > crossing.kernel && $0 < end }
      return command.map { Double($0 - crossing.kernel) }
    }
  }

  /// The crossing frame's kernel time to its line in the hands of a script: the first moment at
  /// which code outside Detent can act, as a command's start is for lisgd.
  private func eventCrossings(
    _ process: BenchProcess, _ frames: [BenchScreen.Frame]
  ) -> [Double] {
    let lines = Contestant.panLines(process)
    return Contestant.crossings(frames).compactMap { crossing in
      let line = lines.first { $0.kernel >= crossing.kernel }
      return line.map { Double($0.read - crossing.kernel) }
    }
  }

  private func eventLines(_ process: BenchProcess, _ frames: [BenchScreen.Frame]) -> [Double] {
    let wanted = Set(frames.map(\.kernel))
    return Contestant.panLines(process).filter { wanted.contains($0.kernel) }
      .map { Double($0.read - $0.kernel) }
  }

  /// The kernel's times of pan lines, and when they were read.
  private static func panLines(_ process: BenchProcess) -> [(kernel: Int64, read: Int64)] {
    process.lines.filter { $0.text.contains("\"gesture\":\"pan\"") }.compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.text.utf8))
      guard let fields = object as? [String: Any], let kernel = fields["t"] as? NSNumber
      else { return nil }
      return (kernel.int64Value, line.time)
    }
  }

  /// Kernel time to the line of a frame's end in a script's hands. The lines carry milliseconds only,
  /// so they are counted off; where one is missing, nothing is measured.
  private func debugLines(
    _ process: BenchProcess, warmup: [BenchScreen.Frame], frames: [BenchScreen.Frame]
  ) -> [Double] {
    let lines = process.lines.filter { $0.text.contains("TOUCH_FRAME") }
    guard lines.count == warmup.count + frames.count else { return [] }
    return zip(lines.dropFirst(warmup.count), frames)
      .map { Double($0.time - $1.kernel) }
  }
}
