internal import Gestures
internal import InputModel

/// One accelerometer: axis values held between frames, and the shakes that they make.
struct AccelerometerLane: Sendable {
  let id: DeviceID
  private let firstCode: UInt16
  /// How often an instrument is told what the recogniser sees; nil for never.
  private let meterInterval: Interval?
  private var scale: AccelerometerScale
  private var clock = SampleClock()
  private var meter = ReportMeter()
  private var values = (x: Int32(0), y: Int32(0), z: Int32(0))
  /// The device's own time of the frame; nil where it tells none.
  private var stamp: UInt32?
  private var recognizer: ShakeRecognizer
  private var nextID: UInt64
  private var lastMeter: Instant?

  /// A lane for an accelerometer; nil for any other device.
  init?(device: DeviceDescription, settings: GestureSettings, meterInterval: Interval?) {
    guard let axes = device.accelerometer else { return nil }
    id = device.id
    self.meterInterval = meterInterval
    firstCode = axes.firstCode
    scale = AccelerometerScale(unitsPerG: axes.unitsPerG)
    recognizer = ShakeRecognizer(settings: settings.shake)
    nextID = UInt64(device.id.rawValue) << 32
  }

  mutating func feed(
    _ events: Span<RawEvent>, at time: Instant, into output: inout [PipelineEvent]
  ) {
    guard take(events) else { return }
    let taken = clock.take(stamp, at: time)
    if meterInterval != nil, var report = meter.add(taken, of: id) {
      report.time = time
      output.append(.rate(report))
    }
    let wasRefused = scale.fault != nil
    guard let acceleration = scale.acceleration(of: raw, at: taken) else {
      if !wasRefused, let fault = scale.fault {
        output.append(.refused(id, fault, at: time))
      }
      return
    }
    if recognizer.handle(acceleration, at: taken) {
      nextID &+= 1
      output.append(
        .gesture(
          GestureEvent(
            id: GestureID(rawValue: nextID), kind: .shake, phase: .ended, device: id,
            time: time)))
    }
    report(at: time, &output)
  }

  /// Takes over the axes as they are. A device that reports changes only has read so while it
  /// rested; all zero is a device that has not reported yet.
  mutating func synchronize(_ events: Span<RawEvent>, at time: Instant) {
    guard take(events), values != (0, 0, 0),
      let acceleration = scale.acceleration(of: raw, at: time)
    else { return }
    _ = recognizer.handle(acceleration, at: time)
  }

  private var raw: Acceleration {
    Acceleration(x: Double(values.x), y: Double(values.y), z: Double(values.z))
  }

  /// Holds the new values. Returns whether there were any, or the device says that there are none.
  private mutating func take(_ events: Span<RawEvent>) -> Bool {
    var isSample = false
    stamp = nil
    for index in events.indices {
      let event = events[index]
      if event.type == EventCode.miscellaneous, event.code == EventCode.timestamp {
        stamp = UInt32(bitPattern: event.value)
        isSample = true
      }
      guard event.type == EventCode.absolute, event.code >= firstCode,
        event.code <= firstCode + 2
      else { continue }
      isSample = true
      switch event.code - firstCode {
      case 0: values.x = event.value
      case 1: values.y = event.value
      default: values.z = event.value
      }
    }
    return isSample
  }

  /// Forgets what was seen, as after dropped events or a suspend.
  mutating func interrupt() {
    recognizer.removeAll()
    clock = SampleClock()
    meter.pause()
    scale.interrupt()
  }

  private mutating func report(at time: Instant, _ output: inout [PipelineEvent]) {
    guard let meterInterval else { return }
    if let lastMeter, time - lastMeter < meterInterval { return }
    lastMeter = time
    output.append(
      .shakeMeter(
        ShakeReading(
          device: id, time: time, linear: recognizer.linear,
          reversals: recognizer.reversalCount)))
  }
}
