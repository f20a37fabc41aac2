internal import InputModel
internal import Latency
internal import LinuxInput
internal import Pipeline
internal import Programs

/// The reader's end: frames through the pipeline into the queue, on the reader's thread.
final class PipelineSink: InputSink {
  /// More events than a frame can bring about.
  private static let bufferCapacity = 256

  private let queue: LatencyBoundedQueue<QueuedEvent>
  private let pulse: Pulse
  private var pipeline: Pipeline
  private var events: [PipelineEvent] = []

  init(settings: PipelineSettings, queue: LatencyBoundedQueue<QueuedEvent>, pulse: Pulse) {
    self.queue = queue
    self.pulse = pulse
    pipeline = Pipeline(settings: settings)
    events.reserveCapacity(PipelineSink.bufferCapacity)
  }

  func added(_ device: DeviceDescription, at time: Instant) {
    let read = MonotonicClock.now()
    pipeline.add(device, at: time, into: &events)
    deliver(readAt: read)
  }

  func removed(_ device: DeviceID, at time: Instant) {
    let read = MonotonicClock.now()
    pipeline.remove(device, at: time, into: &events)
    deliver(readAt: read)
  }

  func interrupted(_ device: DeviceID, by interruption: Interruption, at time: Instant) {
    let read = MonotonicClock.now()
    pipeline.interrupt(device, by: interruption, at: time, into: &events)
    deliver(readAt: read)
  }

  func received(_ frame: borrowing ContactFrame) {
    let read = MonotonicClock.now()
    pipeline.feed(frame, into: &events)
    deliver(readAt: read)
  }

  func received(_ frame: Span<RawEvent>, from device: DeviceID, at time: Instant) {
    let read = MonotonicClock.now()
    pipeline.feed(frame, from: device, at: time, into: &events)
    deliver(readAt: read)
  }

  func synchronized(_ state: Span<RawEvent>, from device: DeviceID, at time: Instant) {
    pipeline.synchronize(state, from: device, at: time)
  }

  func grabChanged(_ device: DeviceID, isGrabbed: Bool, at time: Instant) {
    let read = MonotonicClock.now()
    pipeline.setGrabbed(device, isGrabbed)
    events.append(.grabChanged(device, isGrabbed: isGrabbed, at: time))
    deliver(readAt: read)
  }

  func received(_ stroke: StrokeUpdate) {
    let read = MonotonicClock.now()
    pipeline.feed(stroke, into: &events)
    deliver(readAt: read)
  }

  func ready(at time: Instant) {
    events.append(.ready(at: time))
    deliver(readAt: time)
  }

  func logged(_ message: LogMessage) {
    let time = MonotonicClock.now()
    let line = Line.log(
      level: message.level.rawValue, source: message.source, node: message.node,
      message: message.message)
    queue.offer(
      .log(line, time), stamps: StageStamps(kernel: time, read: time, recognized: time))
  }

  func advance(to now: Instant) -> Instant? {
    if pulse.take() {
      let stamps = StageStamps(kernel: now, read: now, recognized: now)
      if !queue.offer(.pulse(pulse), stamps: stamps) { pulse.lose() }
    }
    return pipeline.advance(to: now)
  }

  /// Cancels what is live, once nothing is read any more, and lets the queue run dry.
  func finish() {
    let now = MonotonicClock.now()
    pipeline.interruptAll(by: .shutdown, at: now, into: &events)
    deliver(readAt: now)
    queue.close()
  }

  private func deliver(readAt read: Instant) {
    guard !events.isEmpty else { return }
    let recognized = MonotonicClock.now()
    for index in events.indices {
      // Only what a finger or a motion brought about has a latency to speak of.
      let kernel = events[index].isInput ? events[index].time : read
      queue.offer(
        .pipeline(events[index]),
        stamps: StageStamps(kernel: kernel, read: read, recognized: recognized),
        moreFollows: index < events.count - 1)
    }
    events.removeAll(keepingCapacity: true)
  }
}
