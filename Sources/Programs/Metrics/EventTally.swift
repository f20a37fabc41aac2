internal import Gestures
public import InputModel
public import Interaction
public import Latency
public import Metrics
public import Pipeline

/// Counts what a program is told, for Prometheus.
///
/// It is fed on the program's thread, and nothing is allocated while reports come.
public struct EventTally: Sendable {
  /// What a process beside this one counts.
  public enum Share: Hashable, Sendable {
    case all
    /// The screen of a held console: the holder knows whether it is locked, and what came of secrets.
    case screen
  }

  private struct Device {
    var id: DeviceID
    var kind: MetricDevice
    var lastKernel: Instant?
  }

  private let sink: any MetricSink
  private let share: Share
  private let bound: Interval
  /// A list: a change within a dictionary's value allocates.
  private var devices: [Device] = []
  private var figures = QueueFigures()
  /// What the lock had counted last; nil before it is heard of.
  private var lock: LockTally?

  public init(into sink: any MetricSink, bound: Interval, share: Share = .all) {
    self.sink = sink
    self.share = share
    self.bound = bound
    sink.set(.bound, to: UInt64(max(bound.microseconds, 0)))
    sink.clearDevices()
  }

  /// Takes an event that the program has handled.
  public mutating func take(_ event: PipelineEvent) {
    switch event {
    case .added(let device, _):
      devices.removeAll { $0.id == device.id }
      devices.append(Device(id: device.id, kind: MetricDevice(device.kind)))
      showDevices()
    case .removed(let id, _):
      devices.removeAll { $0.id == id }
      showDevices()
    case .dropped(let id, _):
      if let index = index(of: id) { sink.count(.drops(devices[index].kind)) }
    case .gesture(let gesture):
      guard let outcome = MetricOutcome(gesture.phase) else { return }
      sink.count(.gestures(MetricGesture(gesture.kind), outcome))
    case .grabChanged, .ready, .contact, .rate, .shakeMeter, .refused:
      break
    }
  }

  /// Takes an event's way. Of the events that a report of a device brought about, the first counts.
  public mutating func take(_ passage: Passage, of event: PipelineEvent) {
    guard let id = event.sampledDevice, let index = index(of: id),
      devices[index].lastKernel != passage.stamps.kernel
    else { return }
    let stamps = passage.stamps
    devices[index].lastKernel = stamps.kernel
    if let fault = SampleFault(
      kernel: stamps.kernel, read: stamps.read, started: passage.started)
    {
      sink.count(.setAside(MetricFault(fault)))
      return
    }
    let latency = passage.started - stamps.kernel
    sink.observe(latency, in: .latency)
    sink.observe(stamps.read - stamps.kernel, in: .stage(.kernelToRead))
    sink.observe(stamps.recognized - stamps.read, in: .stage(.readToRecognized))
    sink.observe(passage.started - stamps.recognized, in: .stage(.recognizedToHandler))
    sink.observe(passage.ended - passage.started, in: .stage(.handler))
    if latency > bound { sink.count(.misses) }
  }

  /// Takes what the queue has counted since it was made.
  public mutating func take(_ new: QueueFigures) {
    add(new.admitted - figures.admitted, to: .admitted)
    add(new.merges - figures.merges, to: .merged)
    add(new.refusals - figures.refusals, to: .overflowed)
    figures = new
  }

  /// A picture is on the terminal, so long after the first of its events was handled.
  public func take(drawn length: Interval) { sink.observe(length, in: .drawing) }

  /// Takes what a lock has counted since it was made; nil from a program that is none.
  public mutating func take(_ new: LockTally?) {
    guard let new, new != lock else { return }
    let former = lock ?? LockTally()
    add(new.shortSlides - former.shortSlides, to: .refusals(.tooShort))
    for (reason, count) in new.refusals {
      add(count - former.refusals[reason, default: 0], to: .refusals(MetricRefusal(reason)))
    }
    if share == .all {
      add(new.unlocks - former.unlocks, to: .unlocks)
      sink.set(.locked, to: new.isLocked)
    }
    lock = new
  }

  /// Takes what came of a secret.
  public func take(_ answer: SecretAnswer) {
    guard share == .all else { return }
    switch answer {
    case .accepted: sink.count(.attempts(.accepted))
    case .refused: sink.count(.attempts(.refused))
    case .failed: sink.count(.attempts(.failed))
    case .closed: break
    }
  }

  private func index(of id: DeviceID) -> Int? { devices.firstIndex { $0.id == id } }

  private func add(_ count: Int, to slot: MetricSlot) {
    if count > 0 { sink.add(UInt64(count), to: slot) }
  }

  private func showDevices() {
    for kind in MetricDevice.allCases {
      sink.set(.devices(kind), to: UInt64(devices.count { $0.kind == kind }))
    }
  }
}
