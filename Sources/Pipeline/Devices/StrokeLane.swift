internal import Gestures
internal import InputModel

/// One touchpad whose gestures libinput recognises.
struct StrokeLane: Sendable {
  let id: DeviceID
  private var recognizer: StrokeRecognizer
  private var meter = ReportMeter()
  private var gestures: [GestureEvent] = []

  init(device: DeviceDescription, settings: GestureSettings) {
    id = device.id
    let counts = settings.contactCounts ?? StrokeLane.counts(for: device.fingers)
    recognizer = StrokeRecognizer(device: device.id, counts: counts, settings: settings)
    gestures.reserveCapacity(4)
  }

  mutating func feed(_ update: StrokeUpdate, into output: inout [PipelineEvent]) {
    if let report = meter.add(update.time, of: id) { output.append(.rate(report)) }
    gestures.removeAll(keepingCapacity: true)
    recognizer.handle(update, reportInterval: meter.interval, into: &gestures)
    for gesture in gestures { output.append(.gesture(gesture)) }
  }

  mutating func interrupt(
    by interruption: Interruption, at time: Instant, into output: inout [PipelineEvent]
  ) {
    gestures.removeAll(keepingCapacity: true)
    recognizer.interrupt(by: interruption, at: time, into: &gestures)
    for gesture in gestures { output.append(.gesture(gesture)) }
    meter.pause()
  }

  /// libinput scrolls with two fingers and swipes with more; one finger is the pointer.
  private static func counts(for fingers: Int) -> ClosedRange<Int> {
    fingers < 2 ? 1...2 : fingers...fingers
  }
}
