internal import InputModel

/// One metric with its series, as the text format has them: a name, what it means, and its lines.
struct MetricFamily {
  enum Kind: String {
    case counter
    case gauge
    case histogram
  }

  let name: String
  let kind: Kind
  let help: String
  var samples: [Sample] = []

  struct Sample {
    /// What follows the family's name, in a histogram.
    var suffix = ""
    var labels: [(name: String, value: String)] = []
    var value: String
  }

  init(_ name: String, _ kind: Kind, _ help: String, _ samples: [Sample] = []) {
    self.name = name
    self.kind = kind
    self.help = help
    self.samples = samples
  }

  /// A family of one series.
  init(_ name: String, _ kind: Kind, _ help: String, _ value: UInt64) {
    self.init(name, kind, help, [Sample(value: String(value))])
  }

  /// A family with a series for each value of a label.
  init<Label: MetricLabel>(
    _ name: String, _ kind: Kind, _ help: String, by label: String, _: Label.Type,
    _ value: (Label) -> UInt64
  ) {
    self.init(
      name, kind, help,
      Label.allCases.map {
        Sample(labels: [(label, $0.rawValue)], value: String(value($0)))
      })
  }

  /// A family of histograms, which differ by a label's value where there are several.
  init(
    _ name: String, _ help: String, _ values: MetricValues, _ histograms: [MetricHistogram]
  ) {
    self.init(name, .histogram, help)
    for histogram in histograms {
      var labels: [(name: String, value: String)] = []
      if case .stage(let stage) = histogram { labels = [("stage", stage.rawValue)] }
      var count: UInt64 = 0
      let ends = LatencyBuckets.ends.map(SecondsText.text) + ["+Inf"]
      for (place, end) in ends.enumerated() {
        count &+= values[.bucket(place, of: histogram)]
        samples.append(
          Sample(suffix: "_bucket", labels: labels + [("le", end)], value: String(count)))
      }
      let sum = SecondsText.text(microseconds: values[.sum(of: histogram)])
      samples.append(Sample(suffix: "_sum", labels: labels, value: sum))
      samples.append(Sample(suffix: "_count", labels: labels, value: String(count)))
    }
  }
}
