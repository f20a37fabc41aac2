public import InputModel
public import Latency

/// The latency instrument: stages, report intervals, and how the latencies are spread.
public struct LatencySnapshot: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case waiting
    case warmingUp
    /// For so long in all; nil where measuring has no end.
    case measuring(for: Interval?)
  }

  /// A stage's figures.
  public struct Stage: Hashable, Sendable {
    public var title: String
    /// Whether the bound is for it.
    public var isBound: Bool
    public var count: Int
    /// The 50th, 90th, 99th and 99.9th percentile and the longest; nil without samples.
    public var figures: [Interval?]
  }

  /// A device's report interval and faults.
  public struct Device: Hashable, Sendable {
    public var description: DeviceDescription
    public var isPresent: Bool
    public var samples: Int
    /// nil before there are enough reports.
    public var intervals: ReportIntervals.Summary?
    public var drops: Int
    public var setAside: [SampleFault: Int]
  }

  public var phase: Phase
  public var stages: [Stage]
  public var devices: [Device]
  /// Kernel time to handler start.
  public var spread: [LatencyHistogram.Bucket]
  public var samples: Int
  public var bound: Interval
  public var misses: Int
  public var queue: QueueFigures
  /// The 99th percentile as measured, and with a sample for each report that a late one hid.
  public var raw: Interval?
  public var corrected: Interval?
  /// The longest latency of each of the last sixty seconds, the newest last.
  public var recent: [Interval?]
  public var drawnEvidence: DrawnEvidence?
  /// What last went wrong with a device, such as that the kernel refuses it.
  public var trouble: String?

  init(
    _ measurement: LatencyMeasurement, phase: Phase, bound: Interval, at time: Instant
  ) {
    let overall = measurement.overall
    self.phase = phase
    stages = LatencySnapshot.shown.map { Stage($0, overall[$0]) }
    if overall[.writeToHandler].count > 0 {
      stages.append(Stage(.writeToHandler, overall[.writeToHandler]))
    }
    devices = measurement.devices.map { device in
      Device(
        description: device.description, isPresent: device.isPresent,
        samples: device.latency[.kernelToHandler].count,
        intervals: device.latency.intervals.summary, drops: device.latency.drops,
        setAside: device.latency.setAside)
    }
    spread = overall[.kernelToHandler].filledBuckets
    samples = overall[.kernelToHandler].count
    self.bound = bound
    misses = overall.misses
    queue = measurement.queue
    raw = overall[.kernelToHandler].quantile(0.99)
    corrected = overall.corrected.quantile(0.99)
    recent = measurement.recent.peaks(at: time)
    drawnEvidence = measurement.drawnEvidence
  }

  private static let shown: [LatencyStage] = [
    .kernelToRead, .readToRecognized, .recognizedToHandler, .handler, .total, .kernelToHandler,
    .handlerToDrawn,
  ]
}

extension LatencySnapshot.Stage {
  init(_ stage: LatencyStage, _ histogram: LatencyHistogram) {
    title = stage.title
    isBound = stage == .kernelToHandler
    count = histogram.count
    // Of fewer than a thousand samples the longest is all that is known of the thousandth.
    let rare = histogram.count >= 1000 ? histogram.quantile(0.999) : nil
    figures =
      [0.5, 0.9, 0.99].map { histogram.quantile($0) } + [rare]
      + [histogram.count > 0 ? histogram.maximum : nil]
  }
}
