import Gestures
import InputModel
import Pipeline

/// A pipeline with one touch device, driven in millimetres on virtual time.
struct Bench {
  static let device = DeviceID(rawValue: 7)

  var pipeline: Pipeline
  var now = Instant(microseconds: 1_000_000)
  private var output: [PipelineEvent] = []

  init(
    _ kind: DeviceKind = .touchscreen, width: Double = 160, height: Double = 90,
    resolution: Int32 = 40, options: DeviceOptions = DeviceOptions(),
    settings: GestureSettings = GestureSettings(), reportsContacts: Bool = false
  ) {
    pipeline = Pipeline(
      settings: PipelineSettings(gestures: settings, reportsContacts: reportsContacts))
    let facts = DeviceFacts(
      node: "/dev/input/event0", name: "bench", kind: kind,
      x: AxisFacts(
        minimum: 0, maximum: Int32(width * Double(resolution)), resolution: resolution),
      y: AxisFacts(
        minimum: 0, maximum: Int32(height * Double(resolution)), resolution: resolution),
      slots: 10)
    pipeline.add(
      DeviceDescription(id: Bench.device, facts: facts, options: options), at: now,
      into: &output)
    output.removeAll()
  }

  /// The gestures since the last call.
  mutating func gestures() -> [GestureEvent] {
    defer { output.removeAll() }
    return output.compactMap { if case .gesture(let gesture) = $0 { gesture } else { nil } }
  }

  /// All events since the last call.
  mutating func events() -> [PipelineEvent] {
    defer { output.removeAll() }
    return output
  }

  mutating func wait(_ milliseconds: Int64) {
    now = now + .milliseconds(milliseconds)
    _ = pipeline.advance(to: now)
  }

  mutating func frame(_ updates: ContactUpdate...) {
    var frame = ContactFrame(device: Bench.device, time: now)
    for update in updates { frame.append(update) }
    pipeline.feed(frame, into: &output)
  }

  mutating func raw(_ events: [RawEvent]) {
    pipeline.feed(events.span, from: Bench.device, at: now, into: &output)
  }

  mutating func down(_ slot: Int32, _ x: Double, _ y: Double) {
    frame(Bench.update(slot, .down, x, y))
  }

  mutating func move(_ slot: Int32, _ x: Double, _ y: Double) {
    frame(Bench.update(slot, .moved, x, y))
  }

  mutating func up(_ slot: Int32) {
    frame(ContactUpdate(slot: slot, phase: .up))
  }

  /// Moves a contact in a straight line at 125 Hz.
  mutating func drag(
    _ slot: Int32, from: (Double, Double), to: (Double, Double), milliseconds: Int64 = 200
  ) {
    let steps = max(milliseconds / 8, 1)
    for step in 1...steps {
      wait(8)
      let share = Double(step) / Double(steps)
      move(
        slot, from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
    }
  }

  mutating func interrupt(_ interruption: Interruption) {
    pipeline.interrupt(Bench.device, by: interruption, at: now, into: &output)
  }

  mutating func remove() {
    pipeline.remove(Bench.device, at: now, into: &output)
  }

  static func update(
    _ slot: Int32, _ phase: ContactPhase, _ x: Double, _ y: Double
  ) -> ContactUpdate {
    ContactUpdate(
      slot: slot, phase: phase, position: Vector(x: Millimetres(x), y: Millimetres(y)))
  }
}

extension [GestureEvent] {
  /// Kind and phase of each, such as `pan began`, with runs of `changed` left out.
  var story: [String] {
    filter { $0.phase != .changed }.map { "\($0.kind.rawValue) \($0.phase.rawValue)" }
  }
}
