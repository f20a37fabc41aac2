internal import CLinux
public import InputModel

/// The devices that are there at one moment.
public struct DeviceListing: Sendable {
  public private(set) var devices: [DeviceDescription] = []
  /// What was said about nodes meanwhile, refusals included.
  public private(set) var messages: [LogMessage] = []
  private var refused: [String] = []

  /// Opens what there is, notes it and closes it again.
  public static func take(
    _ configuration: InputConfiguration
  ) throws(InputError) -> DeviceListing {
    var configuration = configuration
    configuration.options.isGrabbed = false
    configuration.followsSleep = false
    for index in configuration.devices.indices {
      configuration.devices[index].options.isGrabbed = false
    }
    let reader = try InputReader(configuration: configuration, sink: Collector())
    reader.control.stop()
    try reader.run()
    return DeviceListing(
      devices: reader.sink.devices, messages: reader.sink.messages,
      refused: reader.refused.sorted())
  }

  /// Why the list is empty.
  public var emptiness: InputError {
    guard let first = refused.first else {
      return .noDevice("there is no touchscreen, touchpad or accelerometer on this seat")
    }
    return .notPermitted(NamedNode.refusal(of: first))
  }

  /// A sink that keeps what is announced.
  private struct Collector: InputSink {
    var devices: [DeviceDescription] = []
    var messages: [LogMessage] = []

    mutating func added(_ device: DeviceDescription, at time: Instant) { devices.append(device) }
    mutating func logged(_ message: LogMessage) { messages.append(message) }
    func removed(_ device: DeviceID, at time: Instant) {}
    func interrupted(_ device: DeviceID, by interruption: Interruption, at time: Instant) {}
    func received(_ frame: borrowing ContactFrame) {}
    func received(_ events: Span<RawEvent>, from device: DeviceID, at time: Instant) {}
    func synchronized(_ state: Span<RawEvent>, from device: DeviceID, at time: Instant) {}
    func grabChanged(_ device: DeviceID, isGrabbed: Bool, at time: Instant) {}
    func received(_ stroke: StrokeUpdate) {}
    func ready(at time: Instant) {}
    func advance(to now: Instant) -> Instant? { nil }
  }
}
