import InputModel
import Interaction
import Pipeline
import Programs
import Testing

/// The lock program on a panel of 160×90 mm, driven through the real pipeline at 125 Hz.
struct LockPanel {
  static let device = DeviceID(rawValue: 1)

  var runner: InlineRunner<LockProgram>
  var now = Instant(microseconds: 1_000_000)
  let requests = RequestLog()
  private var device = LockPanel.device
  private var place = Vector(x: Millimetres(0), y: Millimetres(0))

  init(stays: Bool = true, secret: LockSecret = .none, blanksAfter: Interval? = nil) {
    var settings = PipelineSettings()
    settings.reportsContacts = true
    let requests = requests
    runner = InlineRunner(
      program: LockProgram(
        title: "Test", mode: "cosmetic", stays: stays, secret: secret, blanksAfter: blanksAfter),
      settings: settings,
      secret: { request in
        requests.list.append(request)
        return nil
      })
    plug()
    runner.becomeReady(at: now)
    _ = runner.takeLines()
  }

  private mutating func plug() {
    let axis = { (side: Int32) in AxisFacts(minimum: 0, maximum: side * 40, resolution: 40) }
    let facts = DeviceFacts(
      node: "/dev/input/event0", name: "panel", kind: .touchscreen, x: axis(160), y: axis(90),
      slots: 10)
    let (time, device) = (now, device)
    runner.feed(at: time) { pipeline, output in
      pipeline.add(
        DeviceDescription(id: device, facts: facts, options: DeviceOptions()), at: time,
        into: &output)
    }
  }

  /// Unplugs the panel and plugs in another.
  mutating func replug() {
    let (time, device) = (now, device)
    runner.feed(at: time) { pipeline, output in pipeline.remove(device, at: time, into: &output) }
    self.device = DeviceID(rawValue: device.rawValue + 1)
    plug()
  }

  var lock: LockSnapshot? {
    guard case .lock(let lock) = runner.program.snapshot(at: now).picture else { return nil }
    return lock
  }

  mutating func send(
    _ phase: ContactPhase, _ place: Vector<Millimetres> = .zero, slot: Int32 = 0
  ) {
    var frame = ContactFrame(device: device, time: now)
    frame.append(ContactUpdate(slot: slot, phase: phase, position: place))
    runner.feed(at: now) { pipeline, output in pipeline.feed(frame, into: &output) }
  }

  mutating func wait(_ milliseconds: Int64 = 8) {
    now = now + .milliseconds(milliseconds)
    runner.advance(to: now)
  }

  /// Lands on the thumb's middle.
  mutating func land() {
    guard let center = lock?.thumb.center else { return }
    place = Vector(x: Millimetres(center.x), y: Millimetres(center.y))
    send(.down, place)
  }

  mutating func lift(slot: Int32 = 0) {
    send(.up, slot: slot)
  }

  /// Carries the thumb to the end and lifts there.
  mutating func slide() {
    land()
    drag(95)
    wait()
    lift()
  }

  /// Lands on the middle of an element of the panel that asks for a secret, such as `key 5`.
  mutating func touch(_ name: String, slot: Int32 = 0) {
    guard let key = lock?.secret?.keys.first(where: { "key \($0.key.name)" == name }) else {
      return
    }
    let center = key.frame.center
    place = Vector(x: Millimetres(center.x), y: Millimetres(center.y))
    send(.down, place, slot: slot)
  }

  mutating func type(_ text: String) {
    for character in text { runner.handle(.key(.character(character)), at: now) }
  }

  mutating func drag(_ millimetres: Double, steps: Int = 20) {
    for _ in 0..<steps {
      wait()
      place.x = place.x + Millimetres(millimetres / Double(steps))
      send(.moved, place)
    }
  }
}

@Suite struct LockProgramTests {
  static func messages(_ lines: [Line]) -> [String] {
    lines.compactMap {
      if case .log("info", "lock", "/dev/input/event0", let message) = $0 { message } else { nil }
    }
  }

  @Test(arguments: [
    (Interruption.suspended, "reading was suspended: start again"),
    (.eventsDropped, "the kernel dropped events: start again"),
    (.unplugged, "the device was unplugged: start again"),
  ])
  func anInterruptionIsShownAndLogged(interruption: Interruption, sentence: String) {
    for milliseconds in [0, 160] {
      var panel = LockPanel()
      panel.land()
      // Before the slop nothing is a pan yet; the reason is told all the same.
      if milliseconds > 0 { panel.drag(100) }
      let now = panel.now
      panel.runner.feed(at: now) { pipeline, output in
        pipeline.interrupt(LockPanel.device, by: interruption, at: now, into: &output)
      }
      panel.send(.up)
      let lines = panel.runner.takeLines()
      #expect(Self.messages(lines) == [sentence])
      #expect(panel.lock?.refusal == sentence)
      #expect(panel.lock?.phase == (milliseconds > 0 ? .springing : .locked))
      panel.wait(3000)
      #expect(panel.lock?.refusal == nil)
    }
  }

  @Test func theThumbFollowsTheTouchExactly() throws {
    var panel = LockPanel()
    panel.land()
    let start = try #require(panel.lock).thumb.x
    var way = 0.0
    for step in [20.0, 5, -3, 0.025, 40, -10, 2] {
      panel.drag(step, steps: 1)
      way += step
      let thumb = try #require(panel.lock).thumb
      #expect((Millimetres(thumb.x - start).value - way).magnitude < 1e-9)
    }
  }

  @Test func theProgramEndsOnceTheThumbIsAtTheEnd() {
    var panel = LockPanel(stays: false)
    panel.land()
    panel.drag(95)
    panel.wait()
    panel.send(.up)
    #expect(panel.lock?.phase == .unlocked)
    #expect(!panel.runner.program.isDone)
    #expect(panel.runner.program.isMoving)
    panel.wait(1000)
    #expect(panel.runner.program.isDone)
    #expect(panel.lock?.fraction == 1)
  }

  @Test func theButtonAndTheThumbMoveFrameByFrame() throws {
    var panel = LockPanel()
    panel.land()
    panel.drag(95)
    panel.wait()
    panel.send(.up)
    var buttons: [Double] = []
    while panel.runner.program.isMoving {
      buttons.append(try #require(panel.lock?.resetButton).x.value)
      panel.wait(16)
    }
    #expect(Set(buttons).count > 8)
    #expect(buttons == buttons.sorted(by: >))
    panel.runner.handle(.reset, at: panel.now)
    var thumbs: [Double] = []
    while panel.runner.program.isMoving {
      thumbs.append(try #require(panel.lock).thumb.x.value)
      #expect(panel.lock?.phase == .springing)
      panel.wait(16)
    }
    #expect(thumbs == thumbs.sorted(by: >))
    #expect(thumbs.count > 10)
    #expect(panel.lock?.phase == .locked)
    #expect(panel.lock?.resetButton == nil)
  }
}
