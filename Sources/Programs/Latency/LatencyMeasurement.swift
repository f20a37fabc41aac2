public import InputModel
public import Latency

/// What a run has measured so far.
public struct LatencyMeasurement: Hashable, Sendable {
  /// A device, also one that has gone.
  public struct Device: Hashable, Sendable {
    public var description: DeviceDescription
    public var latency = DeviceLatency()
    var isPresent = true
    var contacts = 0
    var lastKernel: Instant?
  }

  public private(set) var devices: [Device] = []
  public private(set) var timeline = Timeline()
  public private(set) var recent = RecentPeaks()
  public private(set) var drawnEvidence: DrawnEvidence?
  /// The touch to handler lengths of a synthetic finger, by the delay put in on purpose.
  public private(set) var delayed: [Interval: [Interval]] = [:]
  /// What the queue counted since measuring began.
  public private(set) var queue = QueueFigures()
  private var queueAtStart = QueueFigures()
  private var lastTouched: Int?
  /// What was late on purpose came back so much later than what was not, by medians.
  public func difference(of delay: Interval) -> (length: Interval, samples: Int)? {
    guard let base = median(of: .zero), let delayed = median(of: delay) else { return nil }
    return (delayed - base, self.delayed[delay]?.count ?? 0)
  }

  private func median(of delay: Interval) -> Interval? {
    guard let lengths = delayed[delay]?.sorted(), !lengths.isEmpty else { return nil }
    return lengths[lengths.count / 2]
  }

  /// When measuring began; nil during the warm-up.
  public private(set) var start: Instant?

  /// A delayed median needs no more samples than this.
  private static let mostDelayed = 20_000

  public init() {}

  /// All devices together.
  public var overall: DeviceLatency {
    devices.reduce(into: DeviceLatency()) { $0.add($1.latency) }
  }

  /// The warm-up is over: what was counted during it does not count.
  mutating func begin(at time: Instant) {
    start = time
    queueAtStart = queue
    queue = queue.since(queueAtStart)
  }

  /// Takes up a device; one that was there before goes on with its figures.
  mutating func add(_ device: DeviceDescription) {
    let earlier = devices.firstIndex {
      !$0.isPresent && $0.description.node == device.node && $0.description.name == device.name
    }
    if let earlier {
      devices[earlier].description = device
      devices[earlier].isPresent = true
    } else {
      devices.append(Device(description: device))
    }
  }

  mutating func remove(_ id: DeviceID) {
    with(id) {
      $0.isPresent = false
      $0.contacts = 0
      $0.latency.pause()
    }
  }

  mutating func countDrop(of id: DeviceID) {
    guard start != nil else { return }
    with(id) { $0.latency.drops += 1 }
  }

  /// A contact of the device landed (1) or went (−1).
  mutating func changeContacts(of id: DeviceID, by change: Int) {
    with(id) {
      $0.contacts = max($0.contacts + change, 0)
      if $0.contacts == 0 { $0.latency.pause() }
    }
  }

  /// Takes an event's way. Of the events that a frame brought about, the first counts.
  mutating func add(
    _ passage: Passage, of id: DeviceID, _ settings: LatencySettings
  ) {
    guard start != nil, let index = devices.firstIndex(where: { $0.description.id == id }),
      devices[index].lastKernel != passage.stamps.kernel
    else { return }
    devices[index].lastKernel = passage.stamps.kernel
    lastTouched = index
    if let latency = devices[index].latency.add(passage, bound: settings.bound) {
      timeline.add(latency, at: passage.started)
      recent.add(latency, at: passage.started)
    }
    guard let frame = settings.written?(passage.stamps.kernel) else { return }
    let length = passage.started - frame.touched
    devices[index].latency.add(length, to: .writeToHandler)
    if delayed[frame.delay, default: []].count < LatencyMeasurement.mostDelayed {
      delayed[frame.delay, default: []].append(length)
    }
  }

  /// A picture is on the terminal, so long after its handler. It counts for the device that was
  /// touched last.
  mutating func add(drawn length: Interval, _ evidence: DrawnEvidence) {
    guard start != nil, let lastTouched else { return }
    drawnEvidence = evidence
    devices[lastTouched].latency.add(length, to: .handlerToDrawn)
  }

  /// Takes the queue's count since it was made.
  mutating func take(_ figures: QueueFigures) {
    queue = start == nil ? figures : figures.since(queueAtStart)
  }

  private mutating func with(_ id: DeviceID, _ change: (inout Device) -> Void) {
    guard let index = devices.firstIndex(where: { $0.isPresent && $0.description.id == id }) else {
      return
    }
    change(&devices[index])
  }
}

extension QueueFigures {
  /// What was counted since `earlier`. The highest depth is that of the whole run.
  fileprivate func since(_ earlier: QueueFigures) -> QueueFigures {
    var figures = self
    figures.admitted -= earlier.admitted
    figures.merges -= earlier.merges
    figures.refusals -= earlier.refusals
    figures.misses -= earlier.misses
    return figures
  }
}
