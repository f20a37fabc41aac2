internal import InputModel
internal import Latency

extension LatencyReport {
  /// The report for a terminal: lines of at most 80 cells, with a newline at the end.
  ///
  /// Microseconds stand below 1 ms, milliseconds above. Control characters are written out. With
  /// `ascii` nothing else is used, for terminals that have no more.
  public func text(ascii: Bool = false) -> String {
    let lines = ReportText(self).lines
    let text = lines.joined(separator: "\n") + "\n"
    return ascii ? PlainText.ascii(text) : text
  }
}

/// Puts a report into lines.
private struct ReportText {
  private static let width = 80
  private static let columns = (title: 22, count: 10, time: 9)
  private let report: LatencyReport
  private let sentences: RunSentences
  private(set) var lines: [String] = []

  init(_ report: LatencyReport) {
    self.report = report
    sentences = RunSentences(report)
    addHead()
    addStages()
    for device in report.devices { add(device) }
    addCounts()
    addCircumstances()
    lines.append("")
    add(sentences.meaning)
  }

  private mutating func add(_ sentence: String?, first: String = "") {
    guard let sentence else { return }
    lines += TextLayout.lines(sentence, width: ReportText.width, first: first)
  }

  private mutating func addHead() {
    let began = CivilTime(report.circumstances.began).map { " of \($0.text)" } ?? ""
    add(
      "Input latency\(began), \(Figure.count(report.devices.count, "device")), "
        + "\(Figure.round(report.duration)); bound \(Figure.round(report.bound)): "
        + sentences.verdict)
    lines.append("")
  }

  private mutating func addStages() {
    let rows = StageRow.filled(of: sentences.overall)
    guard !rows.isEmpty else { return }
    lines.append(ReportText.row("", StageRow.headings))
    for row in rows { lines.append(ReportText.row(row.title, row.cells)) }
    lines.append("")
  }

  private static func row(_ title: String, _ cells: [String]) -> String {
    var line = TextLayout.left(title, columns.title)
    for (index, cell) in cells.enumerated() {
      line += TextLayout.right(cell, index == 0 ? columns.count : columns.time)
    }
    return line
  }

  private mutating func add(_ device: LatencyReport.Device) {
    lines.append(device.heading(38))
    add(device.reachSentence, first: "  ")
    add(device.intervalSentence, first: "  ")
    let latency = device.latency
    if report.devices.count > 1, let median = latency[.kernelToHandler].quantile(0.5) {
      add(
        "\(Figure.count(latency[.kernelToHandler].count, "sample")), p50 \(Figure.time(median)), "
          + "max \(Figure.time(latency[.kernelToHandler].maximum)), "
          + "\(Figure.count(latency.misses)) later than the bound, SYN_DROPPED "
          + "\(Figure.times(latency.drops)).",
        first: "  ")
    }
  }

  private mutating func addCounts() {
    if !report.devices.isEmpty { lines.append("") }
    add(sentences.counts)
    for sentence in sentences.setAside { add(sentence) }
    add(sentences.correction)
    add(sentences.drawn)
    add(sentences.floor)
    for sentence in sentences.synthetic { add(sentence) }
  }

  private mutating func addCircumstances() {
    let run = report.circumstances
    lines.append("")
    add(
      "detent \(run.detentVersion), kernel \(run.kernel), "
        + "\(Figure.count(run.processors, "processor")).")
    for sentence in run.realtime { add(sentence) }
  }
}
