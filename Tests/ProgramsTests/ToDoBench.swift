import InputModel
import Interaction
import Pipeline
import Programs

/// A to-do app on a 160×90 mm touchscreen, driven in millimetres on virtual time.
struct ToDoBench {
  static let device = DeviceID(rawValue: 1)
  /// A Wednesday in March, 9:41.
  static let start = CivilTime(CivilDate(daysSince1970: 20_516), hour: 9, minute: 41)

  var runner: InlineRunner<ToDoProgram>
  var now = Instant(microseconds: 1_000_000)

  init(
    _ memory: MemoryToDo = .samples(now: ToDoBench.start), surface: Size<Points>? = nil,
    reducesMotion: Bool = false
  ) {
    runner = InlineRunner(
      program: ToDoProgram(
        .memory(memory), surface: surface, reducesMotion: reducesMotion
      ) { time in
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

  mutating func drag(by dx: Double, _ dy: Double = 0, from point: Vector<Points>) {
    let (x, y) = (Millimetres(point.x).value, Millimetres(point.y).value)
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

  var picture: ToDoSnapshot? {
    if case .toDo(let picture) = runner.program.snapshot(at: now).picture { picture } else { nil }
  }

  var notice: String? { runner.program.snapshot(at: now).notice?.text }

  var main: ToDoMainSnapshot? {
    if case .main(let main, _) = picture { main } else { nil }
  }

  var overlay: ToDoOverlaySnapshot? {
    if case .main(_, let over) = picture { over } else { nil }
  }

  /// The texts of a pane's rows in sight.
  func texts(_ pane: Int = 0) -> [String] { main?.panes[pane].rows.map(\.text) ?? [] }

  /// The outcomes since the last call.
  mutating func outcomes() -> [String] {
    runner.takeLines().compactMap {
      if case .toDo(.outcome(let report)) = $0 { report.outcome.rawValue } else { nil }
    }
  }
}

extension InlineRunner<ToDoProgram> {
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
