import Gestures
import InputModel
import Interaction
import Testing

/// A lock screen on a surface of 1000×500 pt: a track of 760 pt from 120 on, a thumb of 72 pt.
struct LockBench {
  static let pad = DeviceID(rawValue: 2)

  var screen: LockScreen
  var now = Instant(microseconds: 5_000_000)
  var output: [LockOutput] = []

  init(
    offersReset: Bool = true, reducesMotion: Bool = false, secret: LockSecret = .none,
    blanksAfter: Interval? = nil
  ) {
    screen = LockScreen(
      surface: Size(width: Points(1000), height: Points(500)), offersReset: offersReset,
      reducesMotion: reducesMotion, secret: secret, blanksAfter: blanksAfter)
  }

  var travel: Points { screen.lock.travel }
  var reasons: [LockRefusal] {
    output.compactMap { if case .refused(let reason, _) = $0 { reason } else { nil } }
  }

  mutating func wait(_ milliseconds: Int64) {
    now = now + .milliseconds(milliseconds)
    screen.advance(to: now, into: &output)
  }

  mutating func send(
    _ phase: GesturePhase, dx: Points = .zero, id: UInt64 = 1, down: Vector<Points>? = nil,
    landed: Instant? = nil, interruption: Interruption? = nil,
    device: DeviceID = DeviceID(rawValue: 1)
  ) {
    let event = GestureEvent(
      id: GestureID(rawValue: id), kind: .pan, phase: phase, device: device, time: now,
      landed: landed, translation: Vector(x: dx, y: .zero), contacts: 1,
      interruption: interruption)
    screen.handle(event, down: down, into: &output)
  }

  /// The middle of the thumb where it is now.
  var thumb: Vector<Points> { screen.thumb(at: now).center }

  mutating func slide(_ share: Double) {
    send(.began, dx: Points(10), down: thumb, landed: now)
    send(.changed, dx: travel * share)
    wait(8)
    send(.ended, dx: travel * share)
  }

  mutating func tap(at point: Vector<Points>) {
    let event = GestureEvent(
      id: GestureID(rawValue: 99), kind: .tap, phase: .ended, device: DeviceID(rawValue: 1),
      time: now, contacts: 1)
    screen.handle(event, down: point, into: &output)
  }
}

@Suite struct LockScreenTests {
  @Test func theResetButtonComesAndGoesByItself() throws {
    var bench = LockBench()
    #expect(bench.screen.resetButton(at: bench.now) == nil)
    bench.slide(0.9)
    #expect(bench.screen.showsReset)
    let place = bench.screen.layout.resetButton
    var distances: [Points] = []
    while bench.screen.isMoving {
      let frame = try #require(bench.screen.resetButton(at: bench.now))
      distances.append(frame.x - place.x)
      bench.wait(16)
    }
    #expect(distances.first == place.width)
    #expect(distances == distances.sorted(by: >))
    #expect(distances.count(where: { $0 > .zero }) > 5)
    #expect(bench.screen.resetButton(at: bench.now) == place)
    bench.tap(at: place.center)
    #expect(!bench.screen.showsReset)
    #expect(bench.screen.resetButton(at: bench.now) == place)
    bench.wait(60)
    let leaving = try #require(bench.screen.resetButton(at: bench.now))
    #expect(leaving.x > place.x)
    bench.wait(2000)
    #expect(bench.screen.resetButton(at: bench.now) == nil)
    #expect(!bench.screen.isMoving)
    #expect(bench.screen.deadline == nil)
  }

  @Test func aResetLocksAtOnceAndTheThumbTravelsBack() {
    var bench = LockBench()
    bench.slide(0.9)
    bench.wait(2000)
    #expect(bench.screen.lock.offset(at: bench.now) == bench.travel)
    bench.screen.reset(at: bench.now, into: &bench.output)
    #expect(bench.screen.lock.phase == .springing)
    bench.wait(60)
    let middle = bench.screen.lock.fraction(at: bench.now)
    #expect(middle > 0.2 && middle < 1)
    bench.wait(2000)
    #expect(bench.screen.lock.phase == .locked)
    #expect(bench.screen.lock.fraction(at: bench.now) == 0)
  }

  @Test func whereMotionIsReducedEverythingIsThereAtOnce() {
    var bench = LockBench(reducesMotion: true)
    bench.slide(0.9)
    #expect(!bench.screen.isMoving || bench.screen.deadline == bench.now)
    bench.wait(0)
    #expect(bench.screen.resetButton(at: bench.now) == bench.screen.layout.resetButton)
    bench.screen.reset(at: bench.now, into: &bench.output)
    bench.wait(0)
    #expect(bench.screen.lock.phase == .locked)
    #expect(bench.screen.resetButton(at: bench.now) == nil)
  }

  @Test func theThumbOpensTheRestOfItsWay() {
    var bench = LockBench(offersReset: false)
    bench.slide(0.85)
    #expect(bench.screen.lock.phase == .unlocked)
    #expect((bench.screen.lock.fraction(at: bench.now) - 0.85).magnitude < 1e-9)
    bench.wait(2000)
    #expect(bench.screen.lock.fraction(at: bench.now) == 1)
  }

  @Test func onceUnlockedInteractionIsOff() {
    var bench = LockBench()
    bench.slide(0.9)
    bench.wait(2000)
    bench.output.removeAll()
    bench.send(.began, dx: Points(-10), id: 2, down: bench.thumb, landed: bench.now)
    bench.send(.changed, dx: bench.travel * -0.5, id: 2)
    bench.send(.cancelled, id: 2, interruption: .surplusContact)
    #expect(bench.screen.lock.fraction(at: bench.now) == 1)
    #expect(bench.output.isEmpty)
  }

  @Test(arguments: [
    Interruption.surplusContact, .touchCancelled, .jumped, .unplugged, .eventsDropped, .suspended,
  ])
  func whatTakesTheTouchBackIsTold(interruption: Interruption) {
    var bench = LockBench()
    bench.send(.began, dx: Points(10), down: bench.thumb, landed: bench.now)
    bench.send(.changed, dx: bench.travel)
    bench.send(.cancelled, dx: bench.travel, interruption: interruption)
    #expect(bench.screen.lock.phase == .springing)
    #expect(bench.reasons == [.interrupted(interruption)])
    bench.send(.ended, dx: bench.travel)
    #expect(bench.screen.lock.phase == .springing)
    #expect(bench.screen.refusal != nil)
    bench.wait(3000)
    #expect(bench.screen.refusal == nil)
  }

  /// The thumb came under the finger only after that had landed.
  @Test func whereTheThumbWasAtTheLandingCounts() {
    var bench = LockBench()
    bench.slide(0.7)
    let start = bench.screen.layout.thumb(at: .zero).center
    let landed = bench.now
    bench.wait(2000)
    bench.send(.began, dx: Points(10), id: 2, down: start, landed: landed)
    #expect(bench.reasons == [.besideThumb])
    #expect(bench.screen.lock.phase == .locked)
  }

  @Test func aThumbThatIsHeldIsNotTakenByAnother() {
    var bench = LockBench()
    bench.send(.began, dx: Points(10), down: bench.thumb, landed: bench.now)
    bench.send(.began, dx: Points(10), id: 2, down: bench.thumb, device: LockBench.pad)
    #expect(bench.reasons == [.held])
    bench.send(.changed, dx: bench.travel, id: 2)
    bench.send(.ended, dx: bench.travel, id: 2)
    #expect(bench.screen.lock.phase == .dragging)
    // It landed while the thumb was held, so it does not get it afterwards either.
    let landed = bench.now
    bench.wait(100)
    bench.send(.ended, dx: Points(20))
    bench.send(.began, dx: Points(10), id: 3, down: bench.thumb, landed: landed)
    #expect(bench.reasons == [.held, .besideThumb])
  }

  @Test func aTrackThatChangesTakesTheThumbBack() {
    var bench = LockBench()
    bench.send(.began, dx: Points(10), down: bench.thumb, landed: bench.now)
    bench.send(.changed, dx: bench.travel)
    bench.screen.resize(
      to: Size(width: Points(500), height: Points(300)), at: bench.now, into: &bench.output)
    bench.send(.ended, dx: bench.travel)
    #expect(bench.screen.lock.phase == .springing)
    #expect(bench.reasons == [.surfaceChanged])
  }
}
