import Gestures
import InputModel
import Pipeline
import Testing

@Suite struct EdgePanTests {
  @Test(arguments: [
    (Edge.left, (2.0, 45.0), (30.0, 45.0)), (.right, (158.0, 45.0), (130.0, 45.0)),
    (.top, (80.0, 2.0), (80.0, 30.0)), (.bottom, (80.0, 88.0), (80.0, 60.0)),
  ])
  func itStartsAtEachEdge(edge: Edge, from: (Double, Double), to: (Double, Double)) {
    var bench = Bench()
    bench.down(0, from.0, from.1)
    bench.drag(0, from: from, to: to)
    bench.up(0)
    let gestures = bench.gestures()
    #expect(gestures.story == ["edge-pan began", "edge-pan ended"])
    #expect(gestures.allSatisfy { $0.edge == edge })
  }

  @Test(arguments: [15.0, 200.0])
  func itIsSeenAtAnySpeed(speed: Double) {
    var bench = Bench(
      .touchpad, width: 100, height: 60, resolution: 31, options: DeviceOptions(fingers: 1))
    bench.down(0, 2, 30)
    bench.drag(0, from: (2, 30), to: (32, 30), milliseconds: Int64(30 / speed * 1000))
    bench.up(0)
    #expect(bench.gestures().story == ["edge-pan began", "edge-pan ended"])
  }

  @Test func fromTwelveMillimetresInsideItIsAPan() {
    var bench = Bench()
    bench.down(0, 12, 45)
    bench.drag(0, from: (12, 45), to: (40, 45))
    bench.up(0)
    #expect(bench.gestures().story == ["pan began", "pan ended"])
  }

  @Test func alongTheEdgeItIsAPan() {
    var bench = Bench()
    bench.down(0, 2, 45)
    bench.drag(0, from: (2, 45), to: (4, 75))
    bench.up(0)
    #expect(bench.gestures().story == ["pan began", "pan ended"])
  }

  @Test func inACornerTheDirectionDecides() {
    var bench = Bench()
    bench.down(0, 1.5, 1.5)
    bench.drag(0, from: (1.5, 1.5), to: (2, 30))
    bench.up(0)
    #expect(bench.gestures().last?.edge == .top)
    bench.down(0, 1.5, 1.5)
    bench.drag(0, from: (1.5, 1.5), to: (30, 2))
    bench.up(0)
    #expect(bench.gestures().last?.edge == .left)
  }

  /// The edges are those of the surface as the user sees it.
  @Test func onAPanelOnItsSideTheEdgesTurnToo() {
    var bench = Bench(options: DeviceOptions(rotation: .clockwise))
    bench.down(0, 80, 88)
    bench.drag(0, from: (80, 88), to: (80, 60))
    bench.up(0)
    #expect(bench.gestures().last?.edge == .left)
  }

  @Test func theContactNearestTheRimCounts() {
    var bench = Bench(
      .touchpad, width: 100, height: 60, resolution: 31, options: DeviceOptions(fingers: 2))
    bench.down(0, 2, 30)
    bench.down(1, 20, 30)
    for step in 1...20 {
      bench.wait(8)
      bench.frame(
        Bench.update(0, .moved, 2 + Double(step), 30),
        Bench.update(1, .moved, 20 + Double(step), 30))
    }
    bench.up(0)
    bench.up(1)
    #expect(bench.gestures().story == ["edge-pan began", "edge-pan ended"])
  }
}
