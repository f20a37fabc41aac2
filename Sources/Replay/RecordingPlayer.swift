public import InputModel
public import Invocation
internal import Pipeline
public import Programs
public import Recording

/// Plays a recording through a pipeline and a program on the virtual time of its stamps.
public struct RecordingPlayer<P: Program>: Player {
  public private(set) var runner: InlineRunner<P>
  private let devices: [RecordedDevice]
  private var ids: [DeviceID?] = []
  private var schedule: RecordingSchedule

  /// A player that has announced the devices that Detent reads. The others' frames are passed over.
  public init(_ recording: Recording, _ invocation: Invocation, _ program: P, draws: Bool) {
    devices = recording.devices
    schedule = RecordingSchedule(recording, start: RecordingPlayer.start)
    runner = InlineRunner(
      program: program, settings: invocation.pipelineSettings(draws: draws))
    for (index, device) in devices.enumerated() {
      guard let facts = device.facts(index: index) else {
        ids.append(nil)
        continue
      }
      let id = DeviceID(rawValue: UInt32(clamping: index + 1))
      ids.append(id)
      var description = DeviceDescription(id: id, facts: facts, options: invocation.deviceOptions)
      if facts.kind == .accelerometer { description.isGrabbed = false }
      runner.feed(at: RecordingPlayer.start) { pipeline, output in
        pipeline.add(description, at: RecordingPlayer.start, into: &output)
      }
    }
    runner.becomeReady(at: RecordingPlayer.start)
  }

  /// The lines since the last call.
  public mutating func takeLines() -> [Line] { runner.takeLines() }

  /// When the next frame is due; nil when the recording is over.
  public func due() -> Instant? { schedule.due }

  /// Lets time pass without a frame.
  public mutating func advance(to time: Instant) { runner.advance(to: time) }

  /// Feeds the frame that is due.
  public mutating func step() {
    guard let place = schedule.next(), let id = ids[place.device] else { return }
    let frame = devices[place.device].frames[place.frame]
    runner.feed(at: place.time) { pipeline, output in
      if frame.followsDrop {
        pipeline.interrupt(id, by: .eventsDropped, at: place.time, into: &output)
      } else {
        pipeline.feed(frame.events.span, from: id, at: place.time, into: &output)
      }
    }
  }

  /// Cancels what is live, as at the end of a program.
  public mutating func finish(at time: Instant) {
    runner.feed(at: time) { pipeline, output in
      pipeline.interruptAll(by: .shutdown, at: time, into: &output)
    }
  }
}
