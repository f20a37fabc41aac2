internal import Foundation
internal import Glibc
internal import InputModel
internal import Recording

/// How many times faster than it was recorded `detent replay` plays a recording, from the start of the
/// program to its end: the file is read, and every line is printed.
enum ReplayBench {
  /// Ten minutes at 125 Hz: strokes of 1.5 s with half a second between them.
  private static let strokes = 300
  private static let strokeFrames = 187
  private static let interval = Interval.milliseconds(8)
  private static let pause = Interval.milliseconds(500)
  private static let runs = 5
  /// What is asked of a replay.
  static let target = 1000.0

  /// Ratios to the time of a recording, as medians of several runs.
  struct Ratios {
    /// Of the clock's time, in which other programs have their part.
    var elapsed: Double
    /// Of processor time, which is what a processor of its own would take.
    var processor: Double
  }

  static func run(detent: String) throws -> Ratios {
    let recording = recording()
    let file = FileManager.default.temporaryDirectory
      .appending(path: "detent-bench-\(getpid()).yml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(recording.libinputRecord()).write(to: file)
    let times = recording.devices[0].frames.map(\.time)
    let length = (times[times.count - 1] - times[0]).seconds
    let command = "'\(detent)' replay '\(file.path)' --as events --json > /dev/null"
    let ratios = try (0..<runs).map { _ in
      let start = (Clock.nanoseconds(), childrensSeconds)
      try Shell.run(command)
      return (
        length * 1e9 / Double(Clock.nanoseconds() - start.0),
        length / (childrensSeconds - start.1)
      )
    }
    return Ratios(
      elapsed: Statistics.median(ratios.map(\.0)),
      processor: Statistics.median(ratios.map(\.1)))
  }

  /// Processor time of all that was run and waited for.
  private static var childrensSeconds: Double {
    var usage = rusage()
    unsafe getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime]
      .map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
  }

  /// A touchscreen of 160×90 mm on which a finger strokes to and fro.
  private static func recording() -> Recording {
    var device = RecordedDevice(name: "screen")
    let x = RecordedDevice.Axis(minimum: 0, maximum: 6400, resolution: 40)
    let y = RecordedDevice.Axis(minimum: 0, maximum: 3600, resolution: 40)
    device.axes = [
      EventCode.absX: x, EventCode.absY: y,
      EventCode.absMTSlot: .init(minimum: 0, maximum: 9),
      EventCode.absMTTrackingID: .init(minimum: 0, maximum: 65535),
      EventCode.absMTPositionX: x, EventCode.absMTPositionY: y,
    ]
    device.codes = [
      EventCode.absolute: Set(device.axes.keys), EventCode.key: [EventCode.buttonTouch],
    ]
    device.udevProperties = ["ID_INPUT": "1", "ID_INPUT_TOUCHSCREEN": "1"]
    var time = Instant(microseconds: 1_000_000)
    for stroke in 0..<strokes {
      for step in 0...strokeFrames {
        device.frames.append(RecordedFrame(time: time, events: events(stroke, step)))
        time = time + interval
      }
      time = time + pause
    }
    return Recording(devices: [device])
  }

  /// A frame as drivers send it: places for who knows slots and for who does not.
  private static func events(_ stroke: Int, _ step: Int) -> [RawEvent] {
    let absolute = { (code: UInt16, value: Int) in
      RawEvent(type: EventCode.absolute, code: code, value: Int32(value))
    }
    let touch = { (value: Int32) in
      RawEvent(type: EventCode.key, code: EventCode.buttonTouch, value: value)
    }
    if step == strokeFrames { return [absolute(EventCode.absMTTrackingID, -1), touch(0)] }
    let way = 20 * step
    let x = stroke.isMultiple(of: 2) ? 800 + way : 5600 - way
    let place = [
      absolute(EventCode.absMTPositionX, x), absolute(EventCode.absMTPositionY, 1800 + step % 2),
      absolute(EventCode.absX, x), absolute(EventCode.absY, 1800 + step % 2),
    ]
    return step == 0
      ? [absolute(EventCode.absMTTrackingID, stroke), touch(1)] + place : place
  }
}
