internal import InputModel
internal import Latency

/// A row of the table of stages.
struct StageRow {
  /// As a person reads it.
  var title: String
  /// As files name it.
  var key: String
  var histogram: LatencyHistogram
  /// Whether it is a row that the bound is held against.
  var isBound = false

  /// All stages, and behind kernel → handler the same with a sample for each report that a late one
  /// hid.
  static func all(of latency: DeviceLatency) -> [StageRow] {
    LatencyStage.allCases.flatMap { stage -> [StageRow] in
      let row = StageRow(title: stage.title, key: stage.rawValue, histogram: latency[stage])
      guard stage == .kernelToHandler else { return [row] }
      return [
        StageRow(title: row.title, key: row.key, histogram: row.histogram, isBound: true),
        StageRow(
          title: "  corrected", key: row.key + "_corrected", histogram: latency.corrected,
          isBound: true),
      ]
    }
  }

  /// The stages that have samples.
  static func filled(of latency: DeviceLatency) -> [StageRow] {
    all(of: latency).filter { $0.histogram.count > 0 }
  }

  /// The headings of the columns behind the stage's title.
  static let headings = ["n"] + ReportQuantile.allCases.map(\.title) + ["max"]

  /// The cells under the headings; a quantile with too few samples is left out.
  var cells: [String] {
    let quantiles = ReportQuantile.allCases.map { quantile in
      histogram.count < quantile.fewest
        ? "–" : histogram.quantile(quantile.share).map(Figure.time) ?? "–"
    }
    return [Figure.count(histogram.count)] + quantiles + [Figure.time(histogram.maximum)]
  }
}
