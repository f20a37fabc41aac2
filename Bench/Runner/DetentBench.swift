internal import Foundation
internal import Glibc

/// The benchmark's own program; `Bench/run` starts it.
///
///     detent-bench guest PROGRAMS SCRATCH ROUNDS FILE     the rounds, in the guest
///     detent-bench native PRELOAD FILE                    the pure pipeline, on this machine
///     detent-bench replay DETENT                          a recording as fast as it goes, on this machine
///     detent-bench report GUEST NATIVE FILE [--strict]    the table, and all figures in a file
///     detent-bench allocations                            the pure pipeline, counted by PRELOAD
///     detent-bench reader DETENT PRELOAD                  the reading thread's allocations, in the guest
@main
enum DetentBench {
  private static let strokes = 4

  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      exit(try run(arguments))
    } catch {
      Shell.progress("\(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    switch (arguments.first, arguments.count) {
    case ("guest", 5):
      let bench = GuestBench(
        programs: arguments[1], scratch: arguments[2], rounds: Int(arguments[3]) ?? 10,
        strokes: strokes)
      try write(try bench.run(), to: arguments[4])
    case ("native", 3):
      Shell.progress("the pure pipeline")
      let results = NativeResults(
        processor: processor, cells: PipelineBench.matrix(),
        allocations: try PipelineAllocations.measure(preload: arguments[1]))
      try write(results, to: arguments[2])
    case ("replay", 2):
      let ratios = try ReplayBench.run(detent: arguments[1])
      print(
        "replay: \(Int(ratios.processor)) times as fast as it was recorded by processor time, "
          + "\(Int(ratios.elapsed)) by the clock; at least \(Int(ReplayBench.target)) is aimed at")
      return ratios.processor >= ReplayBench.target ? 0 : 1
    case ("report", 4...5):
      return try report(Array(arguments.dropFirst()))
    case ("allocations", 1):
      print(String(decoding: try JSONEncoder().encode(PipelineAllocations.run()), as: UTF8.self))
    case ("reader", 3):
      return try ReaderAllocations.check(detent: arguments[1], preload: arguments[2]) ? 0 : 1
    default:
      Shell.progress("usage: detent-bench guest | native | replay | report | allocations | reader")
      return 2
    }
    return 0
  }

  /// Status 1 where a target was missed and `--strict` was asked for.
  private static func report(_ arguments: [String]) throws -> Int32 {
    let guest = try read(GuestResults.self, from: arguments[0])
    let native = try read(NativeResults.self, from: arguments[1])
    let report = BenchReport(guest, native)
    print(report.text)
    try write(report.document, to: arguments[2])
    let isStrict = arguments.dropFirst(3).first == "--strict"
    return isStrict && report.verdicts.contains { !$0.isHeld } ? 1 : 0
  }

  private static var processor: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
  }

  private static func write(_ value: some Encodable, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A median of nothing is no number.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "none")
    try encoder.encode(value).write(to: URL(filePath: path))
  }

  private static func read<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value
  {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "none")
    return try decoder.decode(type, from: Data(contentsOf: URL(filePath: path)))
  }
}
