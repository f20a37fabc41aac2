import Gestures
import InputModel
import Testing

@Suite struct VelocityTrackerTests {
  static let start = Instant(microseconds: 1_000_000)

  /// A straight path at 1000 pt/s, sampled at a rate.
  static func velocity(rate: Double, resting: Interval = .zero) -> Vector<PointsPerSecond> {
    var tracker = VelocityTracker()
    let interval = Interval(seconds: 1 / rate)
    var time = start
    for step in 0..<Int(rate / 2) {
      let elapsed = Double(step) / rate
      time = start + Interval(seconds: elapsed)
      tracker.add(
        Vector(x: Points(1000 * elapsed), y: .zero), at: time, reportInterval: interval)
    }
    return tracker.velocity(at: time + resting, reportInterval: interval)
  }

  @Test(arguments: [25.0, 60.0, 125.0, 1000.0, 8000.0])
  func aSteadyPathHasItsSpeedAtAnyRate(rate: Double) {
    #expect((Self.velocity(rate: rate).x.value - 1000).magnitude < 5)
  }

  @Test(arguments: [
    (125.0, Int64(39), true), (125.0, 41, false), (25.0, 99, true), (25.0, 101, false),
  ])
  func aPauseMeansStopped(rate: Double, rest: Int64, moves: Bool) {
    let velocity = Self.velocity(rate: rate, resting: .milliseconds(rest))
    #expect((velocity.x.value > 0) == moves)
  }

  @Test func whatLiesBeforeAPauseDoesNotCount() {
    var tracker = VelocityTracker()
    let interval = Interval.milliseconds(8)
    for step in 0..<10 {
      let time = Self.start + .milliseconds(Int64(step) * 8)
      tracker.add(
        Vector(x: Points(Double(step) * 50), y: .zero), at: time, reportInterval: interval)
    }
    let resumed = Self.start + .milliseconds(172)
    tracker.add(Vector(x: Points(450.8), y: .zero), at: resumed, reportInterval: interval)
    let velocity = tracker.velocity(at: resumed, reportInterval: interval)
    #expect((velocity.x.value - 100).magnitude < 1)
  }

  @Test func timeThatStandsStillGivesNoNonsense() {
    var tracker = VelocityTracker()
    for step in 0..<5 {
      tracker.add(
        Vector(x: Points(Double(step)), y: .zero), at: Self.start, reportInterval: .zero)
    }
    #expect(tracker.velocity(at: Self.start, reportInterval: .zero) == .zero)
  }
}
