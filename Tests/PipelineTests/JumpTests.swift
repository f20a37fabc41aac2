import Gestures
import InputModel
import Pipeline
import Testing

/// A contact that is elsewhere faster than a finger can move is no finger.
@Suite struct JumpTests {
  static func gestures(_ way: Double, in milliseconds: Int64) -> [GestureEvent] {
    var bench = Bench()
    bench.down(0, 20, 45)
    bench.drag(0, from: (20, 45), to: (40, 45))
    bench.wait(milliseconds)
    bench.move(0, 40 + way, 45)
    bench.wait(8)
    bench.up(0)
    return bench.gestures()
  }

  @Test(arguments: [(5.1, 0), (7, 1), (49, 8), (100, 16)])
  func aJumpCancels(way: Double, milliseconds: Int) throws {
    let gestures = Self.gestures(way, in: Int64(milliseconds))
    #expect(gestures.story == ["pan began", "pan cancelled"])
    let last = try #require(gestures.last)
    #expect(last.interruption == .jumped)
    // It is taken back from where it was, not from where the contact jumped to.
    #expect((Millimetres(last.translation.x).value - 20).magnitude < 1e-9)
  }

  @Test(arguments: [(4.9, 0), (5.9, 1), (47, 8), (100, 17), (100, 1000)])
  func aFastMotionIsNone(way: Double, milliseconds: Int) throws {
    let gestures = Self.gestures(way, in: Int64(milliseconds))
    #expect(gestures.story == ["pan began", "pan ended"])
    let travel = try #require(gestures.last).translation.x
    #expect((Millimetres(travel).value - 20 - way).magnitude < 1e-9)
  }

  @Test func stampsThatRunBackwardsLeaveNoTime() {
    #expect(JumpRule().isJump(of: Points(40), in: .milliseconds(-8)))
    #expect(!JumpRule().isJump(of: Points(30), in: .milliseconds(-8)))
  }

  /// Where nothing had begun, it begins and is taken back, so that the reason is told.
  @Test func aJumpFromRestTellsItsReason() {
    var bench = Bench()
    bench.down(0, 40, 45)
    bench.wait(8)
    bench.move(0, 120, 45)
    bench.drag(0, from: (120, 45), to: (140, 45))
    bench.up(0)
    let gestures = bench.gestures()
    #expect(gestures.story == ["pan began", "pan cancelled"])
    #expect(gestures.last?.interruption == .jumped)
  }

  /// The contact that jumped stays down, so nothing begins beside it.
  @Test func nothingBeginsBeforeAllHaveLifted() {
    var bench = Bench()
    bench.down(0, 20, 45)
    bench.drag(0, from: (20, 45), to: (40, 45))
    bench.wait(8)
    bench.move(0, 120, 45)
    bench.down(1, 20, 45)
    bench.drag(1, from: (20, 45), to: (60, 45))
    bench.up(1)
    bench.up(0)
    #expect(bench.gestures().story == ["pan began", "pan cancelled"])
    bench.down(0, 20, 45)
    bench.drag(0, from: (20, 45), to: (40, 45))
    bench.up(0)
    #expect(bench.gestures().story == ["pan began", "pan ended"])
  }

  /// A jump and a lift in one frame are no lift.
  @Test func aJumpAtTheLiftCancels() {
    var bench = Bench()
    bench.down(0, 20, 45)
    bench.drag(0, from: (20, 45), to: (40, 45))
    bench.wait(8)
    bench.frame(Bench.update(0, .moved, 140, 45), ContactUpdate(slot: 0, phase: .up))
    #expect(bench.gestures().story == ["pan began", "pan cancelled"])
  }

  /// Each contact is judged by its own reports: panels that report two fingers in turn are no jump.
  @Test func contactsThatAreReportedInTurnDoNotJump() {
    var bench = Bench(options: DeviceOptions(fingers: 2))
    bench.down(0, 20, 30)
    bench.down(1, 20, 50)
    for step in 1...10 {
      bench.wait(8)
      bench.move(0, 20 + Double(step) * 10, 30)
      bench.move(1, 20 + Double(step) * 10, 50)
    }
    bench.up(0)
    bench.up(1)
    #expect(bench.gestures().story == ["pan began", "pan ended"])
  }
}
