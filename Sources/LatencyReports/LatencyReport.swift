public import InputModel
public import Latency

/// What a run of `detent latency` measured, with all that is needed to judge it.
public struct LatencyReport: Hashable, Sendable {
  /// How the run was made.
  public struct Circumstances: Hashable, Sendable {
    /// When it began, in seconds since 1970 (UTC).
    public var began: Int64
    public var detentVersion: String
    /// The kernel's release and machine, such as `6.1.0-40-amd64 x86_64`.
    public var kernel: String
    public var processors: Int
    /// What was asked of the kernel for it and whether it was granted, a sentence each.
    public var realtime: [String]

    public init(
      began: Int64, detentVersion: String, kernel: String, processors: Int, realtime: [String]
    ) {
      self.began = began
      self.detentVersion = detentVersion
      self.kernel = kernel
      self.processors = processors
      self.realtime = realtime
    }
  }

  /// A device and what was measured of it.
  public struct Device: Hashable, Sendable {
    public var node: String
    public var name: String
    /// `touchscreen`, `touchpad` or `accelerometer`.
    public var kind: String
    public var latency: DeviceLatency

    /// Takes what was measured as ended, so that a report that is read again equals this one.
    public init(node: String, name: String, kind: String, latency: DeviceLatency) {
      self.node = node
      self.name = name
      self.kind = kind
      self.latency = latency.ended
    }
  }

  /// The same frames read by a bare loop of epoll and libinput.
  public struct Floor: Hashable, Sendable {
    /// Kernel to the loop's hands.
    public var histogram: LatencyHistogram

    public init(histogram: LatencyHistogram) {
      self.histogram = histogram
    }
  }

  /// A finger made by the program itself.
  public struct Synthetic: Hashable, Sendable {
    /// Frames a second that it was asked to make; finite.
    public var rate: Double
    /// Frames written.
    public var frames: Int
    /// Delays put in on purpose, with what came back; empty unless asked for.
    public var delays: [DelayCheck]

    public init(rate: Double, frames: Int, delays: [DelayCheck] = []) {
      self.rate = rate
      self.frames = frames
      self.delays = delays
    }
  }

  /// A delay that was put in, and by how much the medians of interleaved runs differ.
  public struct DelayCheck: Hashable, Sendable {
    public var delay: Interval
    public var measured: Interval
    public var samples: Int

    public init(delay: Interval, measured: Interval, samples: Int) {
      self.delay = delay
      self.measured = measured
      self.samples = samples
    }
  }

  public var circumstances: Circumstances
  public var bound: Interval
  /// How long was measured, the warm-up not counted.
  public var duration: Interval
  public var devices: [Device]
  public var queue: QueueFigures
  public var timeline: Timeline
  /// nil where nothing was drawn.
  public var drawnEvidence: DrawnEvidence?
  /// nil unless asked for.
  public var floor: Floor?
  /// nil unless asked for.
  public var synthetic: Synthetic?

  public init(
    circumstances: Circumstances, bound: Interval, duration: Interval, devices: [Device],
    queue: QueueFigures, timeline: Timeline, drawnEvidence: DrawnEvidence? = nil,
    floor: Floor? = nil, synthetic: Synthetic? = nil
  ) {
    self.circumstances = circumstances
    self.bound = bound
    self.duration = duration
    self.devices = devices
    self.queue = queue
    self.timeline = timeline.ended
    self.drawnEvidence = drawnEvidence
    self.floor = floor
    self.synthetic = synthetic
  }

  /// All devices together.
  public var overall: DeviceLatency {
    devices.reduce(into: DeviceLatency()) { $0.add($1.latency) }
  }

  /// Whether the 99th percentile of kernel time to handler start is within the bound; nil without
  /// samples.
  public var holdsBound: Bool? {
    overall[.kernelToHandler].quantile(0.99).map { $0 <= bound }
  }
}
