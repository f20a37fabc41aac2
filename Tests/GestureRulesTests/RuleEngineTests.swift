import GestureRules
import Gestures
import InputModel
import Pipeline
import Testing

@Suite struct RuleEngineTests {
  @Test func aGestureRunsItsRuleFromBeginToEnd() {
    var strokes = Strokes(.all("a"), .all("edge", .edgePan))
    strokes.step(.began, -11, at: 0)
    strokes.step(.changed, -30, at: 10)
    strokes.step(.ended, -60, at: 20)
    #expect(strokes.taken() == ["a began", "a changed", "a ended"])
    strokes.step(.began, 11, at: 30)
    strokes.step(.cancelled, 12, at: 40)
    #expect(strokes.taken() == ["a began", "a cancelled"])
    #expect(strokes.engine.deadline == nil)
  }

  @Test func directionIsThatOfTheFirstSteps() {
    var rule = GestureRule.all("left")
    rule.conditions.directions = [.left]
    var strokes = Strokes(rule)
    strokes.step(.began, 11, 3)
    strokes.step(.ended, -80)
    #expect(strokes.taken() == [])
    strokes.step(.began, -11, 10)
    strokes.step(.ended, 80)
    #expect(strokes.taken() == ["left began", "left ended"])
  }

  @Test func aGestureWithoutAWayYetIsWaitedFor() {
    var rule = GestureRule.all("down")
    rule.conditions.directions = [.down]
    var strokes = Strokes(rule)
    strokes.step(.began)
    #expect(strokes.taken() == [])
    strokes.step(.changed, 0, 12)
    #expect(strokes.taken() == ["down began", "down changed"])
  }

  @Test func fingersEdgeAndDeviceMustFit() {
    var fingers = GestureRule.all("fingers")
    fingers.conditions.fingers = [3]
    var edge = GestureRule.all("edge", .edgePan)
    edge.conditions.edges = [.left]
    var kind = GestureRule.all("pad")
    kind.conditions.device.kind = .touchpad
    var number = GestureRule.all("number")
    number.conditions.device.identity = DeviceIdentity(vendor: 0x04f3, product: 0x2a1c)
    var strokes = Strokes(fingers, edge, kind, number)
    strokes.step(.began, 11, fingers: 3)
    #expect(strokes.taken() == ["fingers began", "number began"])
    strokes.step(.began, 11, fingers: 2)
    #expect(strokes.taken() == ["number began"])
    strokes.step(.began, 11, kind: .edgePan, edge: .right)
    #expect(strokes.taken() == [])
    strokes.step(.began, 11, kind: .edgePan, edge: .left)
    #expect(strokes.taken() == ["edge began"])
  }

  @Test func theEndMustBeFarAndFastEnough() {
    var rule = GestureRule(name: "far", gesture: .pan)
    rule.ended = .shell("true")
    rule.conditions.directions = [.right]
    rule.conditions.distance = Bounds(least: Points(60), most: Points(200))
    rule.conditions.velocity = Bounds(least: PointsPerSecond(100))
    var strokes = Strokes(rule)
    for (distance, speed) in [(59.9, 500.0), (200.1, 500), (100, 99), (-100, 500), (100, -500)] {
      strokes.step(.began, 11)
      strokes.step(.ended, distance, vx: speed)
      #expect(strokes.taken() == [], "\(distance) \(speed)")
    }
    for (distance, speed) in [(60.0, 100.0), (200, 5000)] {
      strokes.step(.began, 11)
      strokes.step(.ended, distance, vx: speed)
      #expect(strokes.taken() == ["far ended"], "\(distance) \(speed)")
    }
  }

  @Test func crossingsTellBothWaysAndDoNotTremble() {
    var rule = GestureRule(name: "x", gesture: .pan)
    rule.crossings = [
      CrossingCommand(.shell("true"), at: Points(60), way: .both, slack: Points(5)),
      CrossingCommand(.shell("true"), at: Points(100), way: .up),
      CrossingCommand(.shell("true"), at: Points(2), way: .down, slack: Points(5)),
    ]
    var strokes = Strokes(rule)
    strokes.step(.began, 11)
    for distance in [59.9, 60, 59, 56, 60, 55, 54.9, 54, 60, 120, 99, 0.5, 61] {
      strokes.step(.changed, distance)
    }
    #expect(
      strokes.taken() == [
        "x up 60.0", "x down 60.0", "x up 60.0", "x up 100.0", "x down 60.0", "x down 2.0",
        "x up 60.0",
      ])
    strokes.step(.ended, 120)
    #expect(strokes.taken() == ["x up 100.0"])
  }

  @Test func tapsAndShakesAreOneEnd() {
    var strokes = Strokes(.all("tap", .tap), .all("shake", .shake))
    strokes.step(.ended, 1, 1, kind: .tap, fingers: 2)
    #expect(strokes.firings.first?.direction == nil)
    #expect(strokes.firings.first?.environment.contains { $0.name == "DETENT_DX" } == false)
    #expect(strokes.taken() == ["tap ended"])
    strokes.step(.ended, kind: .shake, fingers: 0)
    #expect(strokes.taken() == ["shake ended"])
  }

  @Test func whatHasBegunKeepsItsRules() {
    var strokes = Strokes(.all("old"))
    strokes.step(.began, 11)
    strokes.engine.rules = [.all("new")]
    strokes.step(.ended, 80)
    strokes.step(.began, 11)
    #expect(strokes.taken() == ["old began", "old ended", "new began"])
  }

  @Test func gesturesOfUnknownDevicesAndUnknownBeginningsAreNothing() {
    var strokes = Strokes(.all("a"))
    strokes.step(.changed, 30)
    strokes.step(.ended, 30)
    strokes.engine.handle(
      .removed(Strokes.panel.id, at: Instant(microseconds: 0)), into: &strokes.firings)
    strokes.step(.began, 11)
    #expect(strokes.taken() == [])
    #expect(strokes.engine.deviceCount == 0)
  }
}
