internal import InputModel
internal import Latency

/// What a report says in sentences, for all devices together.
struct RunSentences {
  let report: LatencyReport
  let overall: DeviceLatency

  init(_ report: LatencyReport) {
    self.report = report
    overall = report.overall
  }

  private var reach: LatencyHistogram { overall[.kernelToHandler] }

  /// Whether the bound was held, in a few words.
  var verdict: String {
    guard let holds = report.holdsBound else { return "nothing measured" }
    let verdict = holds ? "held" : "not held"
    return isLittle ? "\(verdict) by only \(Figure.count(reach.count, "sample"))" : verdict
  }

  /// Whether the 99th percentile is no more than the longest of all.
  private var isLittle: Bool { reach.count < ReportQuantile.p99.fewest }

  /// Misses, merges, refusals and what the kernel dropped.
  var counts: String {
    let queue = report.queue
    return "\(Figure.count(overall.misses, "sample")) later than the bound, "
      + "\(Figure.count(queue.merges, "step")) merged into a newer one, "
      + "\(Figure.count(queue.refusals)) refused; SYN_DROPPED from the kernel: "
      + "\(Figure.times(overall.drops))."
  }

  /// Samples that say nothing about latency, with the reason; empty where there are none.
  var setAside: [String] {
    SampleFault.allCases.compactMap { fault in
      guard let count = overall.setAside[fault], count > 0 else { return nil }
      return "\(Figure.count(count, "sample")) set aside, \(fault.explanation)."
    }
  }

  /// The 99th percentiles as measured and as corrected; nil without samples.
  var correction: String? {
    guard let raw = reach.quantile(0.99), let corrected = overall.corrected.quantile(0.99) else {
      return nil
    }
    return
      "p99 to the handler: \(Figure.time(raw)) as measured, \(Figure.time(corrected)) with the "
      + "reports counted in that merged into later ones."
  }

  /// What drawn means; nil where nothing was drawn.
  var drawn: String? {
    guard overall[.handlerToDrawn].count > 0, let evidence = report.drawnEvidence else {
      return nil
    }
    let words =
      switch evidence {
      case .write: "the terminal's write returned"
      case .answer: "the terminal answered a status query behind the picture"
      }
    return "Drawn means: \(words). When a screen showed it is not known."
  }

  /// How the handler's start compares with a bare loop's; nil where none was measured.
  var floor: String? {
    guard let histogram = report.floor?.histogram, let floor = histogram.quantile(0.5) else {
      return nil
    }
    let text =
      "A bare loop of poll and libinput, on the same device at the same time, had its frames in hand "
      + "after \(Figure.time(floor))"
    guard let recognized = overall[.kernelToRecognized].quantile(0.5),
      let started = reach.quantile(0.5), floor > .zero
    else { return text + " (p50)." }
    return text
      + "; gestures were recognised after \(times(recognized, floor)), and the handler, on a "
      + "thread of its own, started after \(times(started, floor)) (p50)."
  }

  private func times(_ length: Interval, _ floor: Interval) -> String {
    let ratio = Double(length.microseconds) / Double(floor.microseconds)
    return "\(Figure.time(length)), \(Figure.short(ratio, ratio < 10 ? 2 : 0)) times that"
  }

  /// The program's own finger and the delays that checked the measuring; empty without one.
  var synthetic: [String] {
    guard let synthetic = report.synthetic else { return [] }
    let rate = Figure.short(synthetic.rate, 1)
    return [
      "The finger was the program's own: \(Figure.count(synthetic.frames, "frame")), "
        + "\(rate) a second in strokes of half a second, the warm-up included."
    ]
      + synthetic.delays.map { check in
        "A delay of \(Figure.round(check.delay)) put in came back as "
          + "\(Figure.time(check.measured)) (\(Figure.count(check.samples, "sample")))."
      }
  }

  /// One sentence in plain words of what it means.
  var meaning: String {
    guard let told = reach.quantile(0.99), let holds = report.holdsBound else {
      return "In plain words: no event reached the program, so nothing is known."
    }
    let bound = Figure.round(report.bound)
    guard !isLittle else {
      return "In plain words: to judge the bound of \(bound) by, "
        + "\(Figure.count(reach.count, "sample")) \(reach.count == 1 ? "is" : "are") too few; "
        + "measure longer."
    }
    if holds {
      return "In plain words: 99 of 100 times a program knows what the finger did after "
        + "\(Figure.time(told)) or less, within the bound of \(bound)."
    }
    return "In plain words: 99 of 100 times a program knows what the finger did after "
      + "\(Figure.time(told)) or less, which is over the bound of \(bound); most of the wait is "
      + "\(longestStage)."
  }

  /// Of the stages before the handler the one with the largest 99th percentile.
  private var longestStage: String {
    let stages: [LatencyStage] = [.kernelToRead, .readToRecognized, .recognizedToHandler]
    let longest = stages.max {
      (overall[$0].quantile(0.99) ?? .zero) < (overall[$1].quantile(0.99) ?? .zero)
    }
    return longest?.title ?? "unknown"
  }
}
