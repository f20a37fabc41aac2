import Gestures
import InputModel
import Latency
import Pipeline
import Programs

/// What `detent latency` shows, of a made-up panel at 125 Hz.
enum LatencySample {
  static var busy: Snapshot {
    var program = LatencyProgram(settings: LatencySettings(duration: Interval(seconds: 30)))
    var lines: [Line] = []
    var now = Instant(microseconds: 1_000_000)
    for device in [Device.panel, Device.pad] {
      program.handle(.added(device, at: now), into: &lines)
    }
    program.handle(.ready(at: now), into: &lines)
    now = now + Interval(seconds: 1)
    program.advance(to: now, into: &lines)
    for number in 0..<1500 {
      now = now + Interval(microseconds: number % 400 == 399 ? 24_000 : 8000)
      pass(number, at: now, &program)
      program.note(drawn: Interval(microseconds: 9000 + Int64(number * 37 % 4000)), by: .answer)
      program.advance(to: now, into: &lines)
    }
    return program.snapshot(at: now)
  }

  static var waiting: Snapshot {
    LatencyProgram().snapshot(at: Instant(microseconds: 0))
  }

  private static func pass(_ number: Int, at kernel: Instant, _ program: inout LatencyProgram) {
    let spread = Int64(number * number % 97)
    let late: Int64 = number % 500 == 250 ? 9600 : 0
    let read = kernel + Interval(microseconds: 31 + spread + late)
    let recognized = read + Interval(microseconds: 9 + spread % 7)
    let started = recognized + Interval(microseconds: 24 + spread % 31)
    let contact = ContactEvent(
      device: Device.panel.id, time: kernel, slot: 0, phase: number == 0 ? .down : .moved,
      location: .zero)
    program.note(
      Passage(
        stamps: StageStamps(kernel: kernel, read: read, recognized: recognized), started: started,
        ended: started + Interval(microseconds: 12)),
      of: .contact(contact))
  }
}
