public import InputModel

/// What was measured of one device's events.
public struct DeviceLatency: Hashable, Sendable {
  public private(set) var intervals = ReportIntervals()
  /// A minute of the fastest devices: more would hold a handler up that has just come back.
  private static let mostHidden = 60_000

  /// Histograms in the order of `LatencyStage.allCases`.
  private var histograms: [LatencyHistogram]
  /// Kernel to handler start, with a sample for each report that merged into a later one.
  public private(set) var corrected = LatencyHistogram()
  /// Samples whose handler started later than the bound after the kernel's time.
  public private(set) var misses = 0
  /// How often the kernel dropped events.
  public var drops = 0
  public private(set) var setAside: [SampleFault: Int] = [:]

  public init() {
    histograms = LatencyStage.allCases.map { _ in LatencyHistogram() }
  }

  /// The figures of a run that is over, as a report keeps them.
  public init(
    intervals: ReportIntervals, histograms: [LatencyStage: LatencyHistogram],
    corrected: LatencyHistogram, misses: Int, drops: Int, setAside: [SampleFault: Int]
  ) {
    self.intervals = intervals
    self.histograms = LatencyStage.allCases.map { histograms[$0] ?? LatencyHistogram() }
    self.corrected = corrected
    self.misses = misses
    self.drops = drops
    self.setAside = setAside
  }

  public subscript(stage: LatencyStage) -> LatencyHistogram { histograms[stage.index] }

  /// Takes an event's way, or sets it aside. Returns its kernel to handler start where it counts.
  ///
  /// A report that merged into a later one has no sample of its own and was the later for it
  /// (coordinated omission). The corrected figure counts each of them with the time until the one that
  /// it merged into was handled. More is not made up: what was late and not merged was stamped by the
  /// kernel when it came, and is a sample itself.
  @discardableResult
  public mutating func add(_ passage: Passage, bound: Interval) -> Interval? {
    let merged = passage.stamps.merged
    let step = intervals.add(passage.stamps.kernel, merged: merged) ?? .zero
    if let fault = SampleFault(
      kernel: passage.stamps.kernel, read: passage.stamps.read, started: passage.started)
    {
      setAside[fault, default: 0] += 1
      return nil
    }
    let (stamps, latency) = (passage.stamps, passage.started - passage.stamps.kernel)
    add(stamps.read - stamps.kernel, to: .kernelToRead)
    add(stamps.recognized - stamps.read, to: .readToRecognized)
    add(passage.started - stamps.recognized, to: .recognizedToHandler)
    add(passage.ended - passage.started, to: .handler)
    add(passage.ended - stamps.kernel, to: .total)
    add(stamps.recognized - stamps.kernel, to: .kernelToRecognized)
    add(latency, to: .kernelToHandler)
    if latency > bound { misses += 1 }
    corrected.add(latency)
    var hidden = latency
    for _ in 0..<min(max(merged, 0), DeviceLatency.mostHidden) {
      hidden = hidden + step
      corrected.add(hidden)
    }
    return latency
  }

  /// Counts a length of a stage whose stamps are no passage's.
  public mutating func add(_ length: Interval, to stage: LatencyStage) {
    histograms[stage.index].add(length)
  }

  /// Nothing touches the device any more.
  public mutating func pause() {
    intervals.pause()
  }

  /// The figures as a report keeps them: nothing more is measured, so the last report's time is
  /// forgotten and the report interval is that of all reports.
  public var ended: DeviceLatency {
    var ended = self
    ended.intervals = ReportIntervals(histogram: intervals.histogram)
    return ended
  }

  /// Counts all that was measured of another device; its report interval stays out of it.
  public mutating func add(_ other: DeviceLatency) {
    for index in histograms.indices { histograms[index].add(other.histograms[index]) }
    corrected.add(other.corrected)
    misses += other.misses
    drops += other.drops
    setAside.merge(other.setAside, uniquingKeysWith: +)
  }
}

extension LatencyStage {
  fileprivate var index: Int {
    switch self {
    case .kernelToRead: 0
    case .readToRecognized: 1
    case .recognizedToHandler: 2
    case .handler: 3
    case .total: 4
    case .kernelToRecognized: 5
    case .kernelToHandler: 6
    case .handlerToDrawn: 7
    case .writeToHandler: 8
    }
  }
}
