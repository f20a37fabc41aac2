public import InputModel
public import LinuxInput
public import Pipeline

/// A reader's sink: frames go through a pipeline, and what comes of them to a handler.
public struct HandlingSink<Handler: EventHandler>: InputSink {
  /// More events than a frame can bring about.
  private static var capacity: Int { 256 }

  public var handler: Handler
  private var pipeline: Pipeline
  private var events: [PipelineEvent] = []

  public init(settings: PipelineSettings = PipelineSettings(), handler: Handler) {
    self.handler = handler
    pipeline = Pipeline(settings: settings)
    events.reserveCapacity(HandlingSink.capacity)
  }

  public mutating func added(_ device: DeviceDescription, at time: Instant) {
    pipeline.add(device, at: time, into: &events)
    deliver()
  }

  public mutating func removed(_ device: DeviceID, at time: Instant) {
    pipeline.remove(device, at: time, into: &events)
    deliver()
  }

  public mutating func interrupted(
    _ device: DeviceID, by interruption: Interruption, at time: Instant
  ) {
    pipeline.interrupt(device, by: interruption, at: time, into: &events)
    deliver()
  }

  public mutating func received(_ frame: borrowing ContactFrame) {
    pipeline.feed(frame, into: &events)
    deliver()
  }

  public mutating func received(
    _ frame: Span<RawEvent>, from device: DeviceID, at time: Instant
  ) {
    pipeline.feed(frame, from: device, at: time, into: &events)
    deliver()
  }

  public mutating func received(_ stroke: StrokeUpdate) {
    pipeline.feed(stroke, into: &events)
    deliver()
  }

  public mutating func synchronized(
    _ state: Span<RawEvent>, from device: DeviceID, at time: Instant
  ) {
    pipeline.synchronize(state, from: device, at: time)
  }

  public mutating func grabChanged(_ device: DeviceID, isGrabbed: Bool, at time: Instant) {
    pipeline.setGrabbed(device, isGrabbed)
    handler.handle(.grabChanged(device, isGrabbed: isGrabbed, at: time))
  }

  public mutating func ready(at time: Instant) {
    handler.handle(.ready(at: time))
  }

  public mutating func logged(_ message: LogMessage) {
    handler.handle(message)
  }

  public mutating func advance(to now: Instant) -> Instant? {
    let due = pipeline.advance(to: now)
    return Instant.earliest(due, handler.advance(to: now))
  }

  private mutating func deliver() {
    for index in events.indices { handler.handle(events[index]) }
    events.removeAll(keepingCapacity: true)
  }
}
