internal import InputModel
internal import Latency

extension ReportComparison {
  /// The comparison for a terminal: lines of at most 80 cells, with a newline at the end. Control
  /// characters are written out. With `ascii` nothing else is used.
  public func text(ascii: Bool = false) -> String {
    let text = ComparisonText(self).lines.joined(separator: "\n") + "\n"
    return ascii ? PlainText.ascii(text) : text
  }
}

/// Puts a comparison into lines.
private struct ComparisonText {
  private static let width = 80
  private(set) var lines: [String] = []

  init(_ comparison: ReportComparison) {
    add("Before: \(comparison.oldRun)")
    add("Now: \(comparison.newRun)")
    lines.append("")
    for warning in comparison.warnings { add(warning, first: "! ") }
    if !comparison.warnings.isEmpty { lines.append("") }
    add(comparison.overall)
    for device in comparison.devices { add(device) }
    add(
      "In brackets: where the quantile lies with a confidence of 95 %. A change is told only where "
        + "these lie apart and it is over 1 %, to which latencies are known. Samples of one stroke "
        + "depend on each other, which no interval here accounts for: before you trust a small "
        + "change, repeat both runs. Samples that would show a change are those of each run.")
  }

  private mutating func add(_ sentence: String, first: String = "") {
    lines += TextLayout.lines(sentence, width: ComparisonText.width, first: first)
  }

  private mutating func add(_ subject: ReportComparison.Subject) {
    lines.append(subject.name.map { PlainText.cut($0, to: 70) } ?? "All devices")
    if subject.stages.isEmpty { add("no samples in either run", first: "  ") }
    for stage in subject.stages {
      add(
        "\(stage.stage.title) (\(Figure.count(stage.oldCount, "sample")) before, "
          + "\(Figure.count(stage.newCount)) now)", first: "  ")
      for change in stage.quantiles { add(change) }
    }
    for count in subject.counts { add(ComparisonText.words(count), first: "  ") }
    if subject.name != nil {
      add(
        "reports every \(ComparisonText.words(subject.oldInterval)) before, "
          + "\(ComparisonText.words(subject.newInterval)) now", first: "  ")
    }
    lines.append("")
  }

  private mutating func add(_ change: QuantileChange) {
    let title = "p" + Figure.short(change.share * 100, 1)
    var line = "    " + TextLayout.left(title, 6)
    guard let old = change.old, let new = change.new, let difference = change.difference else {
      lines.append(line + change.verdict.rawValue + ComparisonText.need(change))
      return
    }
    line += TextLayout.left("\(Figure.time(old.value)) → \(Figure.time(new.value))", 22)
    line += TextLayout.left(ComparisonText.signed(difference, change.ratio), 25)
    lines.append(line + change.verdict.rawValue)
    lines.append(
      "          " + "\(ComparisonText.range(old)) → \(ComparisonText.range(new))"
        + ComparisonText.need(change))
  }

  private static func range(_ estimate: QuantileEstimate) -> String {
    "[\(Figure.time(estimate.lower)), \(Figure.time(estimate.upper))]"
  }

  private static func signed(_ difference: Interval, _ ratio: Double?) -> String {
    func plus(_ value: Double) -> String { value > 0 ? "+" : "" }
    let text = plus(Double(difference.microseconds)) + Figure.time(difference)
    guard let ratio else { return text }
    if ratio >= 10 { return "\(text) (\(Figure.short(ratio, 0)) times)" }
    let percent = (ratio - 1) * 100
    return "\(text) (\(plus(percent))\(Figure.fixed(percent, 1)) %)"
  }

  /// How many samples would tell more.
  private static func need(_ change: QuantileChange) -> String {
    guard let needed = change.samplesNeeded else { return "" }
    if change.verdict == .tooFew { return ": at least \(needed) are needed" }
    if needed >= QuantileChange.mostNeeded {
      return "; over 10 M samples would show it"
    }
    return "; ~\(rounded(needed)) samples would show it"
  }

  /// Two digits of a number that is an estimate.
  private static func rounded(_ number: Int) -> Int {
    var scale = 1
    while number / scale >= 100 { scale *= 10 }
    return (number + scale - 1) / scale * scale
  }

  private static func words(_ count: ReportComparison.Count) -> String {
    func words(_ number: Int, _ whole: Int?) -> String {
      guard let whole, whole > 0 else { return Figure.count(number) }
      let share = Double(number) / Double(whole) * 100
      return "\(Figure.count(number)) (\(Figure.short(share, 2)) %)"
    }
    return "\(count.title): \(words(count.old, count.oldWhole)) before, "
      + "\(words(count.new, count.newWhole)) now"
  }

  private static func words(_ summary: ReportIntervals.Summary?) -> String {
    guard let summary else { return "unknown" }
    return "\(Figure.milliseconds(summary.median)), jitter "
      + "\(Figure.milliseconds(summary.jitter)) (\(Figure.count(summary.gaps, "gap")))"
  }
}
