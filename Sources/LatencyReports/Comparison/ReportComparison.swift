internal import InputModel
public import Latency

/// What has changed from one run to another.
///
/// Intervals take samples as independent, which those of one stroke are not: a small difference needs
/// several runs.
public struct ReportComparison: Hashable, Sendable {
  /// A stage in both runs.
  public struct Stage: Hashable, Sendable {
    public var stage: LatencyStage
    public var oldCount: Int
    public var newCount: Int
    /// p50 and p99, and p99.9 where both runs have the samples for it.
    public var quantiles: [QuantileChange]
  }

  /// A number of things in both runs.
  public struct Count: Hashable, Sendable {
    public var title: String
    public var old: Int
    public var new: Int
    /// What each is a part of, in the old run and the new; nil where it stands alone.
    public var oldWhole: Int?
    public var newWhole: Int?
  }

  /// All devices, or a device that both runs have.
  public struct Subject: Hashable, Sendable {
    /// nil for all devices.
    public var name: String?
    public var stages: [Stage]
    public var counts: [Count]
    /// The report interval in each run; nil where it is not known, and for all devices.
    public var oldInterval: ReportIntervals.Summary?
    public var newInterval: ReportIntervals.Summary?
  }

  /// When and by which version each run was made.
  public var oldRun: String
  public var newRun: String
  public var overall: Subject
  public var devices: [Subject]
  /// What differs in how the runs were made, a sentence each.
  public var warnings: [String]

  public init(_ old: LatencyReport, _ new: LatencyReport) {
    oldRun = ReportComparison.words(old)
    newRun = ReportComparison.words(new)
    overall = Subject(nil, old.overall, new.overall)
    overall.counts += ReportComparison.queueCounts(old.queue, new.queue)
    devices = DevicePairs(old.devices, new.devices).both.map { pair in
      var subject = Subject(pair.old.name, pair.old.latency, pair.new.latency)
      subject.oldInterval = pair.old.latency.intervals.summary
      subject.newInterval = pair.new.latency.intervals.summary
      return subject
    }
    if let only = devices.first, old.devices.count == 1, new.devices.count == 1 {
      // Both runs had this device alone: all devices together say the same.
      (overall.name, overall.oldInterval, overall.newInterval) =
        (only.name, only.oldInterval, only.newInterval)
      devices = []
    }
    warnings = ComparisonWarnings.all(old, new)
  }

  private static func words(_ report: LatencyReport) -> String {
    let run = report.circumstances
    let began = CivilTime(run.began).map { "\($0.text), " } ?? ""
    return
      "\(began)\(Figure.round(report.duration)), detent \(PlainText.cut(run.detentVersion, to: 20))"
  }

  private static func queueCounts(_ old: QueueFigures, _ new: QueueFigures) -> [Count] {
    [
      Count(
        title: "merged into a newer step", old: old.merges, new: new.merges,
        oldWhole: old.admitted, newWhole: new.admitted),
      Count(title: "refused", old: old.refusals, new: new.refusals),
    ]
  }
}

extension ReportComparison.Subject {
  init(_ name: String?, _ old: DeviceLatency, _ new: DeviceLatency) {
    self.name = name
    stages = LatencyStage.allCases.compactMap { stage in
      ReportComparison.Stage(stage, old[stage], new[stage])
    }
    let (oldCount, newCount) = (old[.kernelToHandler].count, new[.kernelToHandler].count)
    counts = [
      .init(
        title: "later than the bound", old: old.misses, new: new.misses, oldWhole: oldCount,
        newWhole: newCount),
      .init(title: "times dropped by the kernel", old: old.drops, new: new.drops),
    ]
  }
}

extension ReportComparison.Stage {
  /// nil where neither run has samples.
  fileprivate init?(_ stage: LatencyStage, _ old: LatencyHistogram, _ new: LatencyHistogram) {
    guard old.count + new.count > 0 else { return nil }
    self.stage = stage
    oldCount = old.count
    newCount = new.count
    quantiles = [0.5, 0.99].map { QuantileChange($0, old: old, new: new) }
    let rare = QuantileChange(0.999, old: old, new: new)
    if rare.verdict != .tooFew { quantiles.append(rare) }
  }
}
