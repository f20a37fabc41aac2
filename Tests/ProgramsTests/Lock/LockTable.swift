import Gestures
import InputModel
import Interaction
import Pipeline
import Programs

/// A lock with devices on the table before it, driven frame by frame through the real pipeline, and a
/// judge beside each device.
struct LockTable {
  static let unitsPerMillimetre = 40.0

  struct Setup {
    var kind: DeviceKind
    var fingers: Int
    var isRaw: Bool

    var size: (width: Double, height: Double) {
      kind == .touchscreen ? (160, 90) : (100, 60)
    }
  }

  private(set) var runner: InlineRunner<LockProgram>
  private(set) var now: Int64 = 1_000_000
  let setups: [Setup]
  private(set) var judges: [SlideJudge]
  private(set) var frames = 0
  private(set) var unlocks = 0
  private(set) var slides = 0
  /// Unlocks that no slide brought about, or none of the secret where one is set.
  private(set) var falseUnlocks: [String] = []
  /// What was asked of whoever gathers the secret.
  private let requests = RequestLog()
  private var secretJudge: SecretJudge?
  private var identifiers: [DeviceID] = []
  private var lastID: UInt32 = 0
  private var lastTracking: Int32 = 0

  init(_ setups: [Setup], secret: LockSecret = .none, blanksAfter: Interval? = nil) {
    self.setups = setups
    var settings = PipelineSettings()
    settings.reportsContacts = true
    secretJudge = secret == .none ? nil : SecretJudge()
    let requests = requests
    runner = InlineRunner(
      program: LockProgram(
        title: "Test", mode: "cosmetic", stays: true, secret: secret, blanksAfter: blanksAfter),
      settings: settings,
      secret: { request in
        requests.list.append(request)
        return nil
      })
    judges = setups.map { setup in
      SlideJudge(
        device: JudgedDevice(
          width: setup.size.width, height: setup.size.height, fingers: setup.fingers,
          breaksRepeatedLandings: setup.isRaw))
    }
    for index in setups.indices { plug(index) }
    runner.becomeReady(at: time)
    _ = runner.takeLines()
  }

  var time: Instant { Instant(microseconds: now) }
  var snapshot: Snapshot { runner.program.snapshot(at: time) }

  var lock: LockSnapshot {
    guard case .lock(let lock) = snapshot.picture else { fatalError("the lock draws no lock") }
    return lock
  }

  /// The nearest place that the axes can tell.
  static func settled(_ value: Double) -> Double {
    (value * unitsPerMillimetre).rounded() / unitsPerMillimetre
  }

  mutating func wait(_ microseconds: Int64) {
    now += microseconds
    runner.advance(to: time)
    takeLines(isSlide: false)
  }

  /// Feeds a frame of one device and holds what comes of it against its judge.
  mutating func frame(_ device: Int, _ touches: [Touch]) {
    frames += 1
    let (id, time) = (identifiers[device], time)
    if setups[device].isRaw {
      let events = raw(touches)
      runner.feed(at: time) { pipeline, output in
        pipeline.feed(events.span, from: id, at: time, into: &output)
      }
    } else {
      var frame = ContactFrame(device: id, time: time)
      for touch in touches {
        frame.append(
          ContactUpdate(
            slot: touch.slot, phase: touch.phase,
            position: Vector(x: Millimetres(touch.x), y: Millimetres(touch.y))))
      }
      runner.feed(at: time) { pipeline, output in pipeline.feed(frame, into: &output) }
    }
    let program = runner.program
    let isSlide = judges[device].follow(touches, at: now, shown: program.snapshot(at: time))
    if isSlide {
      slides += 1
      secretJudge?.slide()
    }
    takeLines(isSlide: isSlide)
  }

  mutating func interrupt(_ device: Int, by interruption: Interruption) {
    let (id, time) = (identifiers[device], time)
    runner.feed(at: time) { pipeline, output in
      pipeline.interrupt(id, by: interruption, at: time, into: &output)
    }
    judges[device].interrupt()
    takeLines(isSlide: false)
  }

  /// Unplugs a device and plugs it in again.
  mutating func replug(_ device: Int) {
    let (id, time) = (identifiers[device], time)
    runner.feed(at: time) { pipeline, output in
      pipeline.remove(id, at: time, into: &output)
    }
    judges[device].interrupt()
    plug(device)
    takeLines(isSlide: false)
  }

  mutating func reset() {
    runner.handle(.reset, at: time)
    takeLines(isSlide: false)
  }

  mutating func press(_ key: Key) {
    runner.handle(.key(key), at: time)
    takeLines(isSlide: false)
  }

  mutating func tell(_ answer: SecretAnswer) {
    takeLines(isSlide: false)
    secretJudge?.answer(answer)
    runner.tell(answer, at: time)
    takeLines(isSlide: false)
  }

  private mutating func plug(_ device: Int) {
    lastID += 1
    let setup = setups[device]
    let axis = { (side: Double) in
      AxisFacts(
        minimum: 0, maximum: Int32(side * LockTable.unitsPerMillimetre),
        resolution: Int32(LockTable.unitsPerMillimetre))
    }
    let facts = DeviceFacts(
      node: "/dev/input/event\(device)", name: "test", kind: setup.kind,
      x: axis(setup.size.width), y: axis(setup.size.height), slots: 10)
    let description = DeviceDescription(
      id: DeviceID(rawValue: lastID), facts: facts,
      options: DeviceOptions(fingers: setup.fingers))
    if identifiers.count <= device { identifiers.append(description.id) }
    identifiers[device] = description.id
    let time = time
    runner.feed(at: time) { pipeline, output in
      pipeline.add(description, at: time, into: &output)
    }
  }

  private mutating func takeLines(isSlide: Bool) {
    var hasUnlocked = false
    for case .lock(let report) in runner.takeLines() {
      hasUnlocked = hasUnlocked || report.phase == .unlocked
      if report.phase == .springing || report.phase == .locked { secretJudge?.fallBack() }
    }
    for request in requests.take() where request == .submit { secretJudge?.submit() }
    guard hasUnlocked else { return }
    unlocks += 1
    if !(secretJudge.map(\.mayOpen) ?? isSlide) {
      falseUnlocks.append("at \(now) µs, frame \(frames)")
    }
    secretJudge?.fallBack()
  }

  private mutating func raw(_ touches: [Touch]) -> [RawEvent] {
    var events: [RawEvent] = []
    for touch in touches {
      events.append(.absolute(EventCode.absMTSlot, touch.slot))
      switch touch.phase {
      case .down:
        lastTracking = (lastTracking + 1) % 65536
        events.append(.absolute(EventCode.absMTTrackingID, lastTracking))
        events.append(.absolute(EventCode.absMTToolType, 0))
        events += place(touch)
      case .moved: events += place(touch)
      case .up: events.append(.absolute(EventCode.absMTTrackingID, -1))
      case .cancelled:
        events.append(.absolute(EventCode.absMTToolType, EventCode.toolTypePalm))
      }
    }
    return events
  }

  private func place(_ touch: Touch) -> [RawEvent] {
    [
      .absolute(
        EventCode.absMTPositionX, Int32((touch.x * LockTable.unitsPerMillimetre).rounded())),
      .absolute(
        EventCode.absMTPositionY, Int32((touch.y * LockTable.unitsPerMillimetre).rounded())),
    ]
  }
}
