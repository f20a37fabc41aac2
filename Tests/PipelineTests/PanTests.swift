import Gestures
import InputModel
import Pipeline
import Testing

@Suite struct PanTests {
  @Test func aPanBeginsAtTheSlopAndCountsFromTheDownPoint() throws {
    var bench = Bench()
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (70.6, 45))
    bench.wait(100)
    bench.up(0)
    let gestures = bench.gestures()
    #expect(gestures.story == ["pan began", "pan ended"])
    let began = try #require(gestures.first)
    #expect(began.translation.length >= Points(10))
    #expect(began.place?.recognized != began.place?.down)
    #expect(began.place?.location == began.place?.recognized)
    let ended = try #require(gestures.last)
    #expect((Millimetres(ended.translation.x).value + 9.4).magnitude < 1e-9)
    #expect(ended.velocity == .zero)
  }

  @Test func belowTheSlopNothingPans() {
    var bench = Bench()
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (81.5, 45), milliseconds: 400)
    bench.up(0)
    #expect(bench.gestures().isEmpty)
  }

  @Test func velocityIsThatOfTheLastHundredMilliseconds() throws {
    var bench = Bench()
    bench.down(0, 20, 45)
    bench.drag(0, from: (20, 45), to: (30, 45), milliseconds: 400)
    bench.drag(0, from: (30, 45), to: (70, 45), milliseconds: 200)
    bench.wait(8)
    bench.up(0)
    let velocity = try #require(bench.gestures().last?.velocity)
    let expected = Points(Millimetres(200)).value
    #expect((velocity.x.value - expected).magnitude < expected * 0.01)
    #expect(velocity.y.value.magnitude < 1e-6)
  }

  @Test func aFingerThatRestedHasNoVelocity() throws {
    var bench = Bench()
    bench.down(0, 20, 45)
    bench.drag(0, from: (20, 45), to: (70, 45))
    bench.wait(60)
    bench.up(0)
    #expect(try #require(bench.gestures().last).velocity == .zero)
  }

  /// Where two fingers are wanted, the pan counts from the landing of the second.
  @Test func twoFingersPanFromTheLastLanding() throws {
    var bench = Bench(options: DeviceOptions(fingers: 2))
    bench.down(0, 60, 45)
    bench.drag(0, from: (60, 45), to: (65, 45))
    bench.down(1, 80, 45)
    let landed = bench.now
    #expect(bench.gestures().isEmpty)
    for step in 1...10 {
      bench.wait(8)
      bench.frame(
        Bench.update(0, .moved, 65 - Double(step), 45),
        Bench.update(1, .moved, 80 - Double(step), 45))
    }
    bench.up(1)
    bench.up(0)
    let gestures = bench.gestures()
    #expect(gestures.story == ["pan began", "pan ended"])
    #expect(gestures.allSatisfy { $0.contacts == 2 })
    #expect(gestures.allSatisfy { $0.landed == landed })
    let ended = try #require(gestures.last)
    #expect((Millimetres(ended.translation.x).value + 10).magnitude < 1e-9)
  }

  /// libinput tells a frame slot by slot, so a lift may come before the other finger's motion.
  @Test func twoFingersLiftWhereBothWereLast() throws {
    var bench = Bench(options: DeviceOptions(fingers: 2))
    bench.frame(Bench.update(0, .down, 60, 45), Bench.update(1, .down, 80, 45))
    for step in 1...10 {
      bench.wait(8)
      bench.frame(
        Bench.update(0, .moved, 60 + Double(step), 45),
        Bench.update(1, .moved, 80 + Double(step), 45))
    }
    bench.wait(8)
    bench.frame(ContactUpdate(slot: 0, phase: .up), Bench.update(1, .moved, 91, 45))
    bench.up(1)
    let ended = try #require(bench.gestures().last)
    #expect(ended.phase == .ended)
    #expect((Millimetres(ended.translation.x).value - 10.5).magnitude < 1e-9)
  }

  @Test func aSurplusFingerCancelsAndNothingFollowsUntilAllHaveLifted() {
    var bench = Bench()
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (60, 45))
    bench.down(1, 100, 45)
    bench.drag(0, from: (60, 45), to: (40, 45))
    bench.up(1)
    bench.drag(0, from: (40, 45), to: (60, 45))
    bench.up(0)
    let gestures = bench.gestures()
    #expect(gestures.story == ["pan began", "pan cancelled"])
    #expect(gestures.last?.interruption == .surplusContact)
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (60, 45))
    bench.up(0)
    #expect(bench.gestures().story == ["pan began", "pan ended"])
  }

  @Test func whereMoreAreAllowedThePanOfMoreFollows() {
    var settings = GestureSettings()
    settings.contactCounts = 1...5
    var bench = Bench(settings: settings)
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (60, 45))
    bench.down(1, 100, 45)
    bench.drag(1, from: (100, 45), to: (60, 45))
    bench.up(1)
    bench.up(0)
    let gestures = bench.gestures()
    #expect(gestures.story == ["pan began", "pan cancelled", "pan began", "pan ended"])
    #expect(gestures.last?.contacts == 2)
  }

  @Test(arguments: [Interruption.eventsDropped, .unplugged, .suspended, .shutdown])
  func anInterruptionCancelsOnce(interruption: Interruption) {
    var bench = Bench()
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (60, 45))
    bench.interrupt(interruption)
    bench.interrupt(interruption)
    bench.drag(0, from: (60, 45), to: (40, 45))
    bench.up(0)
    let gestures = bench.gestures()
    #expect(gestures.story == ["pan began", "pan cancelled"])
    #expect(gestures.last?.interruption == interruption)
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (60, 45))
    #expect(bench.gestures().story == ["pan began"])
  }

  @Test func aPalmCancels() {
    var bench = Bench()
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (60, 45))
    bench.frame(ContactUpdate(slot: 0, phase: .cancelled))
    let gestures = bench.gestures()
    #expect(gestures.story == ["pan began", "pan cancelled"])
    #expect(gestures.last?.interruption == .touchCancelled)
  }

  @Test func theSameGestureKeepsItsIdentifier() {
    var bench = Bench()
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (60, 45))
    bench.up(0)
    #expect(Set(bench.gestures().map(\.id)).count == 1)
  }
}
