internal import Foundation

/// What the bench needs of a report of `detent latency`.
struct DetentReport {
  /// The first device's stages by their names.
  let lengths: [String: Entry.Length]
  /// What was asked of the kernel for real time and whether it was granted.
  let realtime: [String]

  /// Reads a report; nil where there is none.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let report = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let devices = report["devices"] as? [[String: Any]],
      let stages = devices.first?["stages"] as? [String: [String: Any]]
    else { return nil }
    lengths = stages.compactMapValues(DetentReport.length)
    let circumstances = report["circumstances"] as? [String: Any]
    realtime = circumstances?["realtime"] as? [String] ?? []
  }

  private static func length(_ stage: [String: Any]) -> Entry.Length? {
    let number = { (name: String) in (stage[name] as? NSNumber)?.doubleValue }
    guard let n = number("n"), n > 0, let p50 = number("p50_us"), let p99 = number("p99_us")
    else { return nil }
    return Entry.Length(n: Int(n), p50: p50, p99: p99)
  }
}
