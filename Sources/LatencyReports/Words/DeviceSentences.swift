internal import InputModel
internal import Latency

extension LatencyReport.Device {
  /// What reports: the panel, the pad or the sensor.
  private var part: String {
    switch kind {
    case "touchscreen": "the panel"
    case "touchpad": "the pad"
    case "accelerometer": "the sensor"
    default: "the device"
    }
  }

  /// What it reports.
  private var events: (one: String, many: String) {
    kind == "accelerometer" ? ("reading", "readings") : ("touch", "touches")
  }

  /// How soon its events reached the handler, held against how often it reports.
  var reachSentence: String {
    let histogram = latency[.kernelToHandler]
    guard let told = histogram.quantile(0.99) else {
      return "No \(events.one) reached the handler."
    }
    let reach =
      switch histogram.count {
      case 1:
        "The only \(events.one) reached the handler within \(Figure.milliseconds(histogram.maximum))"
      case ..<ReportQuantile.p99.fewest:
        "All \(histogram.count) \(events.many) reached the handler within "
          + Figure.milliseconds(histogram.maximum)
      default:
        "99 % of \(events.many) reached the handler within \(Figure.milliseconds(told))"
      }
    guard let interval = latency.intervals.summary else {
      return "\(reach); of its own reports there are too few to tell how often \(part) reports."
    }
    return "\(reach); \(part) itself reports every \(Figure.milliseconds(interval.median))."
  }

  /// How often it reports; nil where that is not known.
  var intervalSentence: String? {
    guard let summary = latency.intervals.summary else { return nil }
    let gaps =
      summary.gaps == 0 ? "no report missing" : Figure.count(summary.gaps, "gap") + " in between"
    return "Reports every \(Figure.milliseconds(summary.median)) "
      + "(\(Figure.fixed(summary.rate, 1)) Hz), mean \(Figure.milliseconds(summary.mean)), "
      + "jitter \(Figure.milliseconds(summary.jitter)), longest interval "
      + "\(Figure.milliseconds(summary.longest)), \(gaps)."
  }

  /// The device for a heading, its name cut to `limit` cells.
  func heading(_ limit: Int) -> String {
    "\(PlainText.cut(name, to: limit)) (\(PlainText.cut(kind, to: 14)), "
      + "\(PlainText.cut(node, to: 22)))"
  }
}
