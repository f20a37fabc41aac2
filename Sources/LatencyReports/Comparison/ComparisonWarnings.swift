internal import Latency
internal import InputModel

/// Tells what differs in how two runs were made.
enum ComparisonWarnings {
  private static let longestName = 40

  static func all(_ old: LatencyReport, _ new: LatencyReport) -> [String] {
    var warnings: [String] = []
    func compare<Value: Equatable>(
      _ what: String, _ value: (LatencyReport) -> Value, _ words: (Value) -> String
    ) {
      let (before, after) = (value(old), value(new))
      guard before != after else { return }
      warnings.append("The \(what) differs: \(words(before)) before, \(words(after)) now.")
    }
    compare("kernel", { $0.circumstances.kernel }, { PlainText.cut($0, to: longestName) })
    compare("number of processors", { $0.circumstances.processors }, { String($0) })
    compare(
      "real time that was granted", { $0.circumstances.realtime },
      { $0.isEmpty ? "nothing" : "\"\($0.joined(separator: " "))\"" })
    compare("bound", { $0.bound }, Figure.round)
    compare("finger", { $0.synthetic == nil }, { $0 ? "by hand" : "the program's own" })
    if old.synthetic != nil, new.synthetic != nil {
      compare("rate asked for", { $0.synthetic?.rate ?? 0 }, { "\(Figure.short($0, 1)) Hz" })
    }
    compare("evidence of drawing", { $0.drawnEvidence?.rawValue ?? "nothing was drawn" }, { $0 })
    compare(
      "bound's verdict", { $0.holdsBound },
      { $0.map { $0 ? "held" : "not held" } ?? "nothing measured" })
    let pairs = DevicePairs(old.devices, new.devices)
    warnings += pairs.onlyOld.map { "\(name($0)) was measured in the old run only." }
    warnings += pairs.onlyNew.map { "\(name($0)) was measured in the new run only." }
    return warnings
  }

  private static func name(_ device: LatencyReport.Device) -> String {
    PlainText.cut(device.name, to: longestName)
  }
}
