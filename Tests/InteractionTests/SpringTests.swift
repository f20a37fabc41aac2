import InputModel
import Interaction
import Testing

@Suite struct SpringTests {
  static let start = Instant(microseconds: 1_000_000)

  @Test func itEndsAtItsTarget() {
    let spring = Spring(from: Points(200), to: .zero, at: Self.start)
    #expect(spring.value(at: spring.end) == .zero)
    #expect(spring.value(at: Self.start) == Points(200))
    #expect(spring.end > Self.start)
  }

  @Test func withoutVelocityItNeverPassesItsTarget() {
    let spring = Spring(from: Points(-300), to: Points(500), at: Self.start)
    var last = Points(-300)
    for step in 0..<600 {
      let value = spring.value(at: Self.start + .milliseconds(Int64(step)))
      #expect(value >= last)
      #expect(value <= Points(500))
      last = value
    }
  }

  @Test func itsVelocityIsTheSlopeOfItsValue() {
    let spring = Spring(
      from: Points(100), to: .zero, velocity: PointsPerSecond(-900), at: Self.start)
    let time = Self.start + .milliseconds(60)
    let step = Interval(microseconds: 10)
    let slope = (spring.value(at: time + step) - spring.value(at: time - step)).value / 20e-6
    #expect((slope - spring.velocity(at: time).value).magnitude < 0.5)
  }

  @Test func withoutMotionItIsThereAtOnce() {
    let spring = Spring(from: Points(100), to: Points(7), at: Self.start, isInstant: true)
    #expect(spring.end == Self.start)
    #expect(spring.value(at: Self.start) == Points(7))
  }

  @Test(arguments: [1e9, -1e9, 1e300])
  func anAbsurdVelocityEndsAllTheSame(velocity: Double) {
    let spring = Spring(
      from: Points(10), to: .zero, velocity: PointsPerSecond(velocity), at: Self.start)
    #expect(spring.end <= Self.start + Interval(seconds: 2.1))
  }
}
