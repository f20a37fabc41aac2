internal import InputModel
internal import Latency

extension DeviceLatency {
  init(_ field: JSONField) throws(ReportError) {
    let stages = try field.member("stages")
    var histograms: [LatencyStage: LatencyHistogram] = [:]
    for stage in LatencyStage.allCases {
      histograms[stage] = try LatencyHistogram(stages.member(stage.rawValue))
    }
    var setAside: [SampleFault: Int] = [:]
    for entry in try field.member("set_aside").elements() {
      let name = try entry.member("fault")
      guard let fault = SampleFault(rawValue: try name.string()), setAside[fault] == nil else {
        let names = SampleFault.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        throw name.error("one of \(names), each once")
      }
      setAside[fault] = try entry.member("count").count()
    }
    let intervals = try field.member("report_interval").member("histogram")
    self.init(
      intervals: ReportIntervals(histogram: try LatencyHistogram(intervals)),
      histograms: histograms, corrected: try LatencyHistogram(field.member("corrected")),
      misses: try field.member("misses").count(), drops: try field.member("drops").count(),
      setAside: setAside)
  }
}

extension LatencyHistogram {
  init(_ field: JSONField) throws(ReportError) {
    var buckets: [Bucket] = []
    for element in try field.member("buckets").elements() {
      let numbers = try element.elements(3, "[lower_us, upper_us, count]")
      let (lower, upper) = (try numbers[0].interval(), try numbers[1].interval())
      let count = try numbers[2].count()
      guard let bucket = Bucket(lower: lower, upper: upper, count: count) else {
        throw ReportError(
          file: field.file, place: .key(element.path),
          reason: "expected a bucket of the histogram with 1 to \(UInt32.max) samples, found "
            + "[\(lower.microseconds), \(upper.microseconds), \(count)]")
      }
      buckets.append(bucket)
    }
    let minimum = try field.member("min_us").present?.interval() ?? .zero
    let maximum = try field.member("max_us").present?.interval() ?? .zero
    guard let histogram = LatencyHistogram(filled: buckets, minimum: minimum, maximum: maximum)
    else {
      throw ReportError(
        file: field.file, place: .key(field.path),
        reason: "expected buckets in order, min_us within the first and max_us within the last")
    }
    self = histogram
  }
}

extension QueueFigures {
  init(_ field: JSONField) throws(ReportError) {
    self.init()
    admitted = try field.member("admitted").count()
    merges = try field.member("merges").count()
    refusals = try field.member("refusals").count()
    misses = try field.member("misses").count()
    highestDepth = try field.member("highest_depth").count()
  }
}

extension Timeline {
  init(_ field: JSONField) throws(ReportError) {
    let width = try field.member("width_us")
    let list = try field.member("slices")
    let elements = try list.elements()
    guard elements.count <= Timeline.capacity else {
      throw list.error("at most \(Timeline.capacity) slices")
    }
    var slices: [Slice] = []
    for element in elements {
      let numbers = try element.elements(3, "[count, longest_us, sum_us]")
      slices.append(
        Slice(
          count: try numbers[0].count(), longest: try numbers[1].interval(),
          sum: try numbers[2].interval()))
    }
    self.init(
      width: Interval(microseconds: try width.integer(in: 1...JSONField.largest)), slices: slices)
  }
}
