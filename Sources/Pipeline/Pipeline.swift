internal import Gestures
public import InputModel

/// From frames to gestures: the pure core that live devices, recordings and tests all enter.
///
/// Everything is appended to the caller's buffer, whose capacity the caller reserves; feeding a
/// frame allocates nothing while it suffices. Frames of devices that were not added are ignored.
public struct Pipeline: Sendable {
  private let settings: PipelineSettings
  private var touches = LaneTable<TouchLane>()
  private var strokes = LaneTable<StrokeLane>()
  private var accelerometers = LaneTable<AccelerometerLane>()
  /// When `advance` is wanted next; nil while only frames change something.
  public private(set) var deadline: Instant?

  public init(settings: PipelineSettings) {
    self.settings = settings
  }

  /// Lets time pass. Returns when this is wanted next.
  public mutating func advance(to time: Instant) -> Instant? {
    guard let due = deadline, due <= time else { return deadline }
    for index in touches.lanes.indices { touches.lanes[index].advance(to: time) }
    findDeadline()
    return deadline
  }

  /// Takes up a device.
  public mutating func add(
    _ device: DeviceDescription, at time: Instant, into output: inout [PipelineEvent]
  ) {
    output.append(.added(device, at: time))
    if let lane = AccelerometerLane(
      device: device, settings: settings.gestures,
      meterInterval: settings.reportsMeters ? settings.meterInterval : nil)
    {
      accelerometers.insert(lane, for: device.id)
    } else if !device.hasLocation {
      strokes.insert(StrokeLane(device: device, settings: settings.gestures), for: device.id)
    } else if let lane = TouchLane(device: device, settings: settings) {
      touches.insert(lane, for: device.id)
    }
  }

  /// Lets go of a device; what it has live is cancelled.
  public mutating func remove(
    _ device: DeviceID, at time: Instant, into output: inout [PipelineEvent]
  ) {
    interrupt(device, by: .unplugged, at: time, into: &output)
    touches.remove(device)
    strokes.remove(device)
    accelerometers.remove(device)
    output.append(.removed(device, at: time))
  }

  /// Cancels what a device has live and forgets its contacts.
  public mutating func interrupt(
    _ device: DeviceID, by interruption: Interruption, at time: Instant,
    into output: inout [PipelineEvent]
  ) {
    if let index = touches.index(of: device) {
      touches.lanes[index].interrupt(by: interruption, at: time, into: &output)
      findDeadline()
    } else if let index = strokes.index(of: device) {
      strokes.lanes[index].interrupt(by: interruption, at: time, into: &output)
    } else if let index = accelerometers.index(of: device) {
      accelerometers.lanes[index].interrupt()
    }
    if interruption == .eventsDropped { output.append(.dropped(device, at: time)) }
  }

  /// Cancels what every device has live, as at the end of a program.
  public mutating func interruptAll(
    by interruption: Interruption, at time: Instant, into output: inout [PipelineEvent]
  ) {
    for index in touches.lanes.indices {
      touches.lanes[index].interrupt(by: interruption, at: time, into: &output)
    }
    for index in strokes.lanes.indices {
      strokes.lanes[index].interrupt(by: interruption, at: time, into: &output)
    }
    for index in accelerometers.lanes.indices { accelerometers.lanes[index].interrupt() }
    findDeadline()
  }

  /// Takes a frame of contacts, as libinput reports them.
  public mutating func feed(
    _ frame: borrowing ContactFrame, into output: inout [PipelineEvent]
  ) {
    guard let index = touches.index(of: frame.device) else { return }
    let before = touches.lanes[index].deadline
    touches.lanes[index].feed(frame, into: &output)
    noteDeadline(of: index, before)
  }

  /// Takes all evdev events of a frame, up to its SYN_REPORT.
  public mutating func feed(
    _ events: Span<RawEvent>, from device: DeviceID, at time: Instant,
    into output: inout [PipelineEvent]
  ) {
    if let index = touches.index(of: device) {
      let before = touches.lanes[index].deadline
      touches.lanes[index].feed(events, at: time, into: &output)
      noteDeadline(of: index, before)
    } else if let index = accelerometers.index(of: device) {
      accelerometers.lanes[index].feed(events, at: time, into: &output)
    }
  }

  /// Takes the state of a device whose events were lost, or that was not read until now. Contacts
  /// that it shows make no gesture before they have lifted, since nobody saw where they landed.
  public mutating func synchronize(
    _ events: Span<RawEvent>, from device: DeviceID, at time: Instant
  ) {
    if let index = touches.index(of: device) {
      touches.lanes[index].synchronize(events, at: time)
    } else if let index = accelerometers.index(of: device) {
      accelerometers.lanes[index].synchronize(events, at: time)
    }
  }

  /// A device is held exclusively from now on, or is not any more.
  public mutating func setGrabbed(_ device: DeviceID, _ isGrabbed: Bool) {
    guard let index = touches.index(of: device) else { return }
    touches.lanes[index].setGrabbed(isGrabbed)
  }

  /// Takes a step of a gesture that libinput recognised.
  public mutating func feed(_ stroke: StrokeUpdate, into output: inout [PipelineEvent]) {
    guard let index = strokes.index(of: stroke.device) else { return }
    strokes.lanes[index].feed(stroke, into: &output)
  }

  /// Keeps the earliest deadline when a lane's was `before`, mostly without a look at the others.
  private mutating func noteDeadline(of index: Int, _ before: Instant?) {
    let after = touches.lanes[index].deadline
    guard after != before else { return }
    if before != nil, before == deadline {
      findDeadline()
    } else if let after {
      deadline = deadline.map { min($0, after) } ?? after
    }
  }

  private mutating func findDeadline() {
    deadline = nil
    for index in touches.lanes.indices {
      guard let due = touches.lanes[index].deadline else { continue }
      deadline = deadline.map { min($0, due) } ?? due
    }
  }
}
