import InputModel
import Interaction
import Pipeline
import Programs
import Testing

/// A mailbox on a 160×90 mm touchscreen, driven in millimetres on virtual time.
struct MailboxBench {
  static let device = DeviceID(rawValue: 1)

  var runner: InlineRunner<MailboxProgram>
  var now = Instant(microseconds: 1_000_000)

  /// A Wednesday in March, 9:41.
  static let start = CivilTime(CivilDate(daysSince1970: 20_516), hour: 9, minute: 41)

  init(surface: Size<Points>? = nil, messages: [Message] = Message.samples) {
    runner = InlineRunner(
      program: MailboxProgram(.memory(messages), surface: surface) { time in
        Self.start.adding(seconds: Int(time.microseconds / 1_000_000))
      },
      settings: PipelineSettings())
    runner.begin(on: Self.device, at: now)
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

  /// The outcomes since the last call.
  mutating func outcomes() -> [OutcomeReport] {
    runner.takeLines().compactMap { if case .outcome(let report) = $0 { report } else { nil } }
  }

  var picture: MailboxSnapshot? {
    if case .mailbox(let mailbox) = runner.program.snapshot(at: now).picture {
      mailbox
    } else {
      nil
    }
  }
}

extension InlineRunner<MailboxProgram> {
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
