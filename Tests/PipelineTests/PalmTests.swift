import Gestures
import InputModel
import Pipeline
import Testing

/// Palms and thumbs on pads that say nothing of them.
@Suite struct PalmTests {
  private static func pad(
    isGrabbed: Bool = false, width: Double = 100, laysAside: Bool = true
  ) -> Bench {
    var settings = GestureSettings()
    settings.contactCounts = 1...5
    settings.palm.laysAside = laysAside
    return Bench(
      .touchpad, width: width, height: 60, options: DeviceOptions(isGrabbed: isGrabbed),
      settings: settings)
  }

  private func tap(_ bench: inout Bench, _ x: Double, _ y: Double) -> [String] {
    bench.down(0, x, y)
    bench.wait(60)
    bench.up(0)
    bench.wait(300)
    return bench.gestures().story
  }

  @Test(
    arguments: [
      (7.9, 30.0, false), (8.1, 30.0, true), (92.1, 30.0, false), (91.9, 30.0, true),
      (50.0, 2.9, false), (50.0, 3.1, true), (50.0, 59.0, true),
    ])
  func tapsWherePalmsLieAreNone(x: Double, y: Double, counts: Bool) {
    var bench = Self.pad()
    let story = tap(&bench, x, y)
    #expect(story == (counts ? ["tap ended"] : []))
  }

  /// A grabbed pad is a small touchscreen, and a narrow one has no room for palms.
  @Test func tapsAtTheRimCountOnAGrabbedPadAndOnANarrowOne() {
    var grabbed = Self.pad(isGrabbed: true)
    let onGrabbed = tap(&grabbed, 2, 2)
    #expect(onGrabbed == ["tap ended"])
    grabbed.pipeline.setGrabbed(Bench.device, false)
    let onReleased = tap(&grabbed, 2, 2)
    #expect(onReleased.isEmpty)
    var narrow = Self.pad(width: 69)
    let onNarrow = tap(&narrow, 2, 2)
    #expect(onNarrow == ["tap ended"])
  }

  @Test func aTapOfTwoIsOneWhenEitherLiesInside() {
    var bench = Self.pad()
    bench.frame(Bench.update(0, .down, 4, 30), Bench.update(1, .down, 24, 30))
    bench.wait(60)
    bench.up(0)
    bench.up(1)
    #expect(bench.gestures().story == ["tap ended"])
  }

  @Test(arguments: [(4.0, 30.0), (96.0, 30.0), (50.0, 2.0), (50.0, 52.0)])
  func aFingerPansBesideWhatRests(x: Double, y: Double) {
    var bench = Self.pad()
    bench.down(0, x, y)
    bench.wait(400)
    bench.down(1, 30, 20)
    bench.drag(1, from: (30, 20), to: (50, 20))
    bench.up(1)
    let gestures = bench.gestures()
    #expect(gestures.story == ["pan began", "pan ended"])
    #expect(gestures.allSatisfy { $0.contacts == 1 })
    bench.up(0)
    #expect(bench.gestures().isEmpty)
  }

  /// A lock counts all that touches.
  @Test func whatRestsCountsWhereItIsToldTo() {
    var bench = Self.pad(laysAside: false)
    bench.down(0, 4, 30)
    bench.wait(4000)
    bench.down(1, 30, 20)
    bench.drag(1, from: (30, 20), to: (50, 20))
    bench.up(1)
    let gestures = bench.gestures()
    #expect(gestures.story == ["edge-pan began", "edge-pan ended"])
    #expect(gestures.allSatisfy { $0.contacts == 2 })
  }

  /// Two fingers that land within the time of a rest belong together, and so do those inside the pad.
  @Test(arguments: [(4.0, Int64(250)), (30.0, Int64(900))])
  func fingersThatLandTogetherCountTogether(x: Double, wait: Int64) {
    var bench = Self.pad()
    bench.down(0, x, 30)
    bench.wait(wait)
    bench.down(1, 60, 30)
    bench.drag(1, from: (60, 30), to: (80, 30))
    bench.up(1)
    #expect(bench.gestures().allSatisfy { $0.contacts == 2 })
    bench.up(0)
  }

  @Test(arguments: [6.0, 15.0, 60.0, 400.0])
  func aFingerThatRestedAtTheRimPansFromThere(speed: Double) throws {
    var bench = Self.pad()
    bench.down(0, 3, 30)
    bench.wait(700)
    bench.drag(0, from: (3, 30), to: (23, 30), milliseconds: Int64(20 / speed * 1000))
    bench.up(0)
    let gestures = bench.gestures()
    #expect(gestures.story == ["edge-pan began", "edge-pan ended"])
    let travel = try #require(gestures.last).translation
    #expect((Millimetres(travel.x).value - 20).magnitude < 0.01)
  }

  @Test func aPalmThatCreepsAtTheRimDoesNot() {
    var bench = Self.pad()
    bench.down(0, 3, 30)
    bench.drag(0, from: (3, 30), to: (7, 30), milliseconds: 1000)
    bench.up(0)
    #expect(bench.gestures().isEmpty)
  }

  @Test func whatRestedIsAFingerAgainOnceItGoes() {
    var bench = Self.pad()
    bench.down(0, 50, 55)
    bench.wait(400)
    bench.down(1, 30, 20)
    bench.wait(400)
    bench.up(1)
    bench.drag(0, from: (50, 55), to: (50, 25))
    bench.up(0)
    #expect(bench.gestures().story == ["pan began", "pan ended"])
  }

  /// On a touchscreen nothing of this holds.
  @Test func aScreenHasNoPalmZones() {
    var bench = Bench()
    let story = tap(&bench, 2, 2)
    #expect(story == ["tap ended"])
  }
}
