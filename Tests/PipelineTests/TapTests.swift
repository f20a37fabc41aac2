import Gestures
import InputModel
import Pipeline
import Testing

@Suite struct TapTests {
  @Test(arguments: [Int64(1), 40, 250])
  func aShortTouchTaps(milliseconds: Int64) throws {
    var bench = Bench()
    bench.down(0, 80, 45)
    bench.wait(milliseconds)
    bench.up(0)
    let gestures = bench.gestures()
    #expect(gestures.story == ["tap ended"])
    let place = try #require(gestures.first?.place)
    #expect((place.location.x - Points(Millimetres(80))).value.magnitude < 1e-9)
  }

  @Test(arguments: [Int64(251), 600])
  func aLongTouchDoesNot(milliseconds: Int64) {
    var bench = Bench()
    bench.down(0, 80, 45)
    bench.wait(milliseconds)
    bench.up(0)
    #expect(bench.gestures().isEmpty)
  }

  @Test func fifteenPointsOfTravelAreNoTap() {
    var bench = Bench()
    let far = 80 + Millimetres(Points(15)).value
    bench.down(0, 80, 45)
    bench.drag(0, from: (80, 45), to: (far, 45), milliseconds: 80)
    bench.drag(0, from: (far, 45), to: (80, 45), milliseconds: 80)
    bench.up(0)
    #expect(!bench.gestures().story.contains("tap ended"))
  }

  @Test func theDeadlineIsToldAndMet() {
    var bench = Bench()
    bench.down(0, 80, 45)
    #expect(bench.pipeline.deadline == bench.now + Interval(microseconds: 250_001))
    bench.wait(251)
    #expect(bench.pipeline.deadline == nil)
  }

  @Test func twoFingersTapWhereTwoAreWanted() {
    var bench = Bench(options: DeviceOptions(fingers: 2))
    bench.down(0, 60, 45)
    bench.wait(20)
    bench.down(1, 80, 45)
    bench.wait(60)
    bench.up(0)
    bench.wait(10)
    bench.up(1)
    let gestures = bench.gestures()
    #expect(gestures.story == ["tap ended"])
    #expect(gestures.first?.contacts == 2)
    bench.down(0, 60, 45)
    bench.wait(20)
    bench.up(0)
    #expect(bench.gestures().isEmpty)
  }
}
