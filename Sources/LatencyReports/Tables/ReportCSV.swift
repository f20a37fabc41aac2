internal import InputModel
internal import Latency
internal import SafeText

extension LatencyReport {
  /// The figures as one table by RFC 4180: a header line, lines that end in CR LF, every text in
  /// quotation marks.
  ///
  /// A row is a stage of a device, or of the device `all`, whose node and kind are empty. The stage
  /// `report_interval` holds how often a device reports; its mean, jitter, rate and gaps are those of
  /// the intervals in which no report is missing. Times are in microseconds. What is not known is
  /// empty. Control characters in names are written out as `\x1b`.
  public func csv() -> String {
    let head =
      "device,stage,n,\(ReportQuantile.allCases.map { $0.key + "_us" }.joined(separator: ","))"
      + ",mean_us,min_us,max_us,jitter_us,rate_hz,gaps,node,kind"
    var rows = [head]
    rows += CSVRows(name: "all", node: "", kind: "").stages(of: overall)
    for device in devices {
      let table = CSVRows(name: device.name, node: device.node, kind: device.kind)
      rows += table.stages(of: device.latency)
      rows.append(table.interval(of: device.latency.intervals))
    }
    return rows.map { $0 + "\r\n" }.joined()
  }
}

/// Writes the rows of a device.
private struct CSVRows {
  let name: String
  let node: String
  let kind: String

  func stages(of latency: DeviceLatency) -> [String] {
    StageRow.all(of: latency).map { row in
      self.row(row.key, row.histogram, mean: row.histogram.mean, rest: ["", "", ""])
    }
  }

  func interval(of intervals: ReportIntervals) -> String {
    let summary = intervals.summary
    return row(
      "report_interval", intervals.histogram, mean: summary?.mean,
      rest: [
        CSVRows.cell(summary?.jitter), summary.map { Figure.fixed($0.rate, 3) } ?? "",
        summary.map { String($0.gaps) } ?? "",
      ])
  }

  private func row(
    _ stage: String, _ histogram: LatencyHistogram, mean: Interval?, rest: [String]
  ) -> String {
    let isFilled = histogram.count > 0
    var cells = [CSVRows.quoted(name), CSVRows.quoted(stage), String(histogram.count)]
    cells += ReportQuantile.allCases.map { CSVRows.cell(histogram.quantile($0.share)) }
    cells += [
      CSVRows.cell(mean), CSVRows.cell(isFilled ? histogram.minimum : nil),
      CSVRows.cell(isFilled ? histogram.maximum : nil),
    ]
    return (cells + rest + [CSVRows.quoted(node), CSVRows.quoted(kind)]).joined(separator: ",")
  }

  private static func cell(_ interval: Interval?) -> String {
    interval.map { String($0.microseconds) } ?? ""
  }

  private static func quoted(_ text: String) -> String {
    "\"\(Escaping.visible(text).replacing("\"", with: "\"\""))\""
  }
}
