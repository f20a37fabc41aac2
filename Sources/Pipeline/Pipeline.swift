internal import Gestures
public import InputModel

/// From frames to gestures: the pure core that live devices, recordings and tests all enter.
///
/// Everything is appended to the caller's buffer, whose capacity the caller reserves; feeding a
/// frame allocates nothing while it suffices. Frames of devices that were not added are ignored.
public struct Pipeline: Sendable {
  private let settings: PipelineSettings
  private var touches: [TouchLane] = []
  private var strokes: [StrokeLane] = []
  private var accelerometers: [AccelerometerLane] = []

  public init(settings: PipelineSettings) {
    self.settings = settings
  }

  /// When `advance` is wanted next; nil while only frames change something.
  public var deadline: Instant? {
    var earliest: Instant?
    for index in touches.indices {
      guard let due = touches[index].deadline else { continue }
      earliest = earliest.map { min($0, due) } ?? due
    }
    return earliest
  }

  /// Lets time pass. Returns when this is wanted next.
  public mutating func advance(to time: Instant) -> Instant? {
    for index in touches.indices { touches[index].advance(to: time) }
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
      accelerometers.append(lane)
    } else if !device.hasLocation {
      strokes.append(StrokeLane(device: device, settings: settings.gestures))
    } else if let lane = TouchLane(
      device: device, settings: settings.gestures, reportsContacts: settings.reportsContacts)
    {
      touches.append(lane)
    }
  }

  /// Lets go of a device; what it has live is cancelled.
  public mutating func remove(
    _ device: DeviceID, at time: Instant, into output: inout [PipelineEvent]
  ) {
    interrupt(device, by: .unplugged, at: time, into: &output)
    touches.removeAll { $0.id == device }
    strokes.removeAll { $0.id == device }
    accelerometers.removeAll { $0.id == device }
    output.append(.removed(device, at: time))
  }

  /// Cancels what a device has live and forgets its contacts.
  public mutating func interrupt(
    _ device: DeviceID, by interruption: Interruption, at time: Instant,
    into output: inout [PipelineEvent]
  ) {
    if let index = touches.firstIndex(where: { $0.id == device }) {
      touches[index].interrupt(by: interruption, at: time, into: &output)
    } else if let index = strokes.firstIndex(where: { $0.id == device }) {
      strokes[index].interrupt(by: interruption, at: time, into: &output)
    } else if let index = accelerometers.firstIndex(where: { $0.id == device }) {
      accelerometers[index].interrupt()
    }
    if interruption == .eventsDropped { output.append(.dropped(device, at: time)) }
  }

  /// Cancels what every device has live, as at the end of a program.
  public mutating func interruptAll(
    by interruption: Interruption, at time: Instant, into output: inout [PipelineEvent]
  ) {
    for index in touches.indices {
      touches[index].interrupt(by: interruption, at: time, into: &output)
    }
    for index in strokes.indices {
      strokes[index].interrupt(by: interruption, at: time, into: &output)
    }
    for index in accelerometers.indices { accelerometers[index].interrupt() }
  }

  /// Takes a frame of contacts, as libinput reports them.
  public mutating func feed(
    _ frame: borrowing ContactFrame, into output: inout [PipelineEvent]
  ) {
    for index in touches.indices where touches[index].id == frame.device {
      touches[index].feed(frame, into: &output)
    }
  }

  /// Takes all evdev events of a frame, up to its SYN_REPORT.
  public mutating func feed(
    _ events: Span<RawEvent>, from device: DeviceID, at time: Instant,
    into output: inout [PipelineEvent]
  ) {
    for index in touches.indices where touches[index].id == device {
      touches[index].feed(events, at: time, into: &output)
    }
    for index in accelerometers.indices where accelerometers[index].id == device {
      accelerometers[index].feed(events, at: time, into: &output)
    }
  }

  /// Takes the state of a device whose events were lost, or that was not read until now. Contacts
  /// that it shows make no gesture before they have lifted, since nobody saw where they landed.
  public mutating func synchronize(
    _ events: Span<RawEvent>, from device: DeviceID, at time: Instant
  ) {
    for index in touches.indices where touches[index].id == device {
      touches[index].synchronize(events, at: time)
    }
    for index in accelerometers.indices where accelerometers[index].id == device {
      accelerometers[index].synchronize(events)
    }
  }

  /// Takes a step of a gesture that libinput recognised.
  public mutating func feed(_ stroke: StrokeUpdate, into output: inout [PipelineEvent]) {
    for index in strokes.indices where strokes[index].id == stroke.device {
      strokes[index].feed(stroke, into: &output)
    }
  }
}
