import InputModel
import Interaction
import Pipeline
import Programs

/// A program on a 160×90 mm touchscreen, driven in millimetres on virtual time.
struct ProgramBench<P: Program> {
  static var device: DeviceID { DeviceID(rawValue: 1) }
  /// A Wednesday in March, 9:41.
  static var start: CivilTime {
    CivilTime(CivilDate(daysSince1970: 20_516), hour: 9, minute: 41)
  }

  var runner: InlineRunner<P>
  var now = Instant(microseconds: 1_000_000)

  init(_ program: P) {
    runner = InlineRunner(program: program, settings: PipelineSettings())
    runner.begin(on: Self.device, at: now)
  }

  /// What clocks show on the bench.
  static func civil(_ time: Instant) -> CivilTime {
    start.adding(seconds: Int(time.microseconds / 1_000_000))
  }

  mutating func frame(_ phase: ContactPhase, _ x: Double = 0, _ y: Double = 0) {
    var frame = ContactFrame(device: Self.device, time: now)
    let position = Vector(x: Millimetres(x), y: Millimetres(y))
    frame.append(ContactUpdate(slot: 0, phase: phase, position: position))
    runner.feed(at: now) { pipeline, output in pipeline.feed(frame, into: &output) }
  }

  mutating func wait(_ milliseconds: Int64) {
    now = now + .milliseconds(milliseconds)
    runner.advance(to: now)
  }

  mutating func drag(by dx: Double, _ dy: Double = 0, from x: Double = 80, _ y: Double = 12) {
    frame(.down, x, y)
    for step in 1...40 {
      wait(8)
      frame(.moved, x + dx * Double(step) / 40, y + dy * Double(step) / 40)
    }
    wait(60)
    frame(.up)
    wait(3000)
  }

  mutating func drag(by dx: Double, _ dy: Double = 0, from point: Vector<Points>) {
    drag(by: dx, dy, from: Millimetres(point.x).value, Millimetres(point.y).value)
  }

  mutating func tap(_ point: Vector<Points>) {
    frame(.down, Millimetres(point.x).value, Millimetres(point.y).value)
    wait(40)
    frame(.up)
    wait(3000)
  }

  mutating func press(_ keys: Key...) {
    for key in keys {
      runner.handle(.key(key), at: now)
      wait(1500)
    }
  }

  mutating func perform(_ lines: String...) {
    for line in lines {
      runner.handle(commandLine: line, at: now)
      wait(1500)
    }
  }
}

extension InlineRunner {
  /// Plugs a touchscreen of 160×90 mm in and tells that it was there at the start.
  mutating func begin(on device: DeviceID, at time: Instant) {
    let axis = { AxisFacts(minimum: 0, maximum: $0, resolution: 40) }
    let facts = DeviceFacts(
      node: "/dev/input/event0", name: "screen", kind: .touchscreen, x: axis(6400), y: axis(3600))
    feed(at: time) { pipeline, output in
      pipeline.add(
        DeviceDescription(id: device, facts: facts, options: DeviceOptions()), at: time,
        into: &output)
    }
    becomeReady(at: time)
  }
}
