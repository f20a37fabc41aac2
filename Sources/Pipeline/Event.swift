public import Gestures
public import InputModel

/// What the pipeline tells the logic, in the order in which it happened.
public enum PipelineEvent: Hashable, Sendable {
  /// Beside the others it is large and rare, so it is kept elsewhere and they stay small.
  indirect case added(DeviceDescription, at: Instant)
  case removed(DeviceID, at: Instant)
  /// The device is held exclusively from now on, or is not any more.
  case grabChanged(DeviceID, isGrabbed: Bool, at: Instant)
  /// What was present at start has been added.
  case ready(at: Instant)
  case gesture(GestureEvent)
  case contact(ContactEvent)
  case rate(RateReport)
  /// The kernel dropped events of the device.
  case dropped(DeviceID, at: Instant)
  case shakeMeter(ShakeReading)
  /// What the accelerometer says is not gravity, so it makes no shakes. As rare as an addition.
  indirect case refused(DeviceID, AccelerometerFault, at: Instant)

  /// The kernel's time of what brought the event about.
  public var time: Instant {
    switch self {
    case .added(_, at: let time), .removed(_, at: let time),
      .grabChanged(_, isGrabbed: _, at: let time), .dropped(_, at: let time),
      .ready(at: let time), .refused(_, _, at: let time):
      time
    case .gesture(let event): event.time
    case .contact(let event): event.time
    case .rate(let report): report.time
    case .shakeMeter(let reading): reading.time
    }
  }
}

extension PipelineEvent {
  /// Whether a report of the device brought it about, and not its coming or going.
  public var isInput: Bool {
    switch self {
    case .gesture, .contact, .rate, .shakeMeter: true
    case .added, .removed, .grabChanged, .ready, .dropped, .refused: false
    }
  }
}

/// What a shake recogniser sees, for instruments.
public struct ShakeReading: Hashable, Sendable {
  public var device: DeviceID
  public var time: Instant
  /// Acceleration beside gravity in g.
  public var linear: Double
  public var reversals: Int

  public init(device: DeviceID, time: Instant, linear: Double, reversals: Int) {
    self.device = device
    self.time = time
    self.linear = linear
    self.reversals = reversals
  }
}
