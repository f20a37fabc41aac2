import Gestures
import InputModel
import Latency
import LinuxInput
import Pipeline

/// Notes when each frame was read, and queues its gestures.
struct ReadLog: InputSink {
  private let queue: LatencyBoundedQueue<SlowEvent>
  private let note: @Sendable (_ kernel: Instant, _ read: Instant) -> Void
  private var pipeline = Pipeline(settings: PipelineSettings())
  private var events: [PipelineEvent] = []

  init(
    queue: LatencyBoundedQueue<SlowEvent>, _ note: @escaping @Sendable (Instant, Instant) -> Void
  ) {
    self.queue = queue
    self.note = note
  }

  mutating func added(_ device: DeviceDescription, at time: Instant) {
    pipeline.add(device, at: time, into: &events)
    deliver()
  }

  mutating func removed(_ device: DeviceID, at time: Instant) {
    pipeline.remove(device, at: time, into: &events)
    deliver()
  }

  mutating func interrupted(
    _ device: DeviceID, by interruption: Interruption, at time: Instant
  ) {
    pipeline.interrupt(device, by: interruption, at: time, into: &events)
    deliver()
  }

  mutating func received(_ frame: borrowing ContactFrame) {
    note(frame.time, MonotonicClock.now())
    pipeline.feed(frame, into: &events)
    deliver()
  }

  mutating func received(_ frame: Span<RawEvent>, from device: DeviceID, at time: Instant) {
    note(time, MonotonicClock.now())
    pipeline.feed(frame, from: device, at: time, into: &events)
    deliver()
  }

  mutating func synchronized(
    _ state: Span<RawEvent>, from device: DeviceID, at time: Instant
  ) {
    pipeline.synchronize(state, from: device, at: time)
  }

  mutating func received(_ stroke: StrokeUpdate) {
    pipeline.feed(stroke, into: &events)
    deliver()
  }

  mutating func grabChanged(_ device: DeviceID, isGrabbed: Bool, at time: Instant) {}

  mutating func ready(at time: Instant) {
    print("ready")
  }

  mutating func logged(_ message: LogMessage) {}

  mutating func advance(to now: Instant) -> Instant? {
    pipeline.advance(to: now)
  }

  private mutating func deliver() {
    for case .gesture(let event) in events {
      queue.offer(
        SlowEvent(event: event),
        stamps: StageStamps(kernel: event.time, read: event.time, recognized: event.time))
    }
    events.removeAll(keepingCapacity: true)
  }
}
