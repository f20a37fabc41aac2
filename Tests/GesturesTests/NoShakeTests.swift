import Motions
import Testing

/// Ten minutes of what is no shake, at each of several rates.
@Suite struct NoShakeTests {
  /// What a sensor of such a rate takes, and for how long it is played: ten minutes in all.
  private static let rates: [(rate: Double, seconds: Double)] = [
    (25, 600), (50, 180), (100, 600), (250, 120), (1000, 60),
  ]

  private func expectNone(
    in motion: (Double) -> Motion, averages: Bool = false, _ name: String
  ) {
    for (index, row) in Self.rates.enumerated() {
      // At 50 Hz and less a sensor without a filter makes slow motions of fast ringing.
      let sensor = Sensor(rate: row.rate, clip: 8, averages: averages && row.rate <= 50)
      let times = Shakes.times(of: motion(row.seconds), by: sensor, seed: UInt64(index))
      #expect(times.isEmpty, "\(name) at \(row.rate) Hz")
    }
  }

  @Test(arguments: Gait.Place.allCases)
  func walking(place: Gait.Place) {
    expectNone(in: { Gait.walking.motion(seconds: $0, at: place, seed: 1) }, "walking")
  }

  @Test func runningWithTheDeviceAtTheTrunk() {
    expectNone(in: { Gait.running.motion(seconds: $0, at: .waist, seed: 2) }, "running")
  }

  /// The known limit: a limb that swings in flight makes of a run what a weak shake up and down is.
  /// Once in a run, and not at each step.
  @Test(arguments: [Gait.Place.thigh, .hand])
  func runningWithTheDeviceAtALimbIsOneShakeARunAtMost(place: Gait.Place) {
    let motion = Gait.running.motion(seconds: 300, at: place, seed: 3)
    let times = Shakes.times(of: motion, by: Sensor(rate: 100), seed: 3)
    #expect(times.count <= 12)
  }

  @Test(arguments: Mishap.allCases)
  func mishaps(mishap: Mishap) {
    expectNone(
      in: { mishap.motion(seconds: $0, seed: 4) }, averages: mishap == .bump, "\(mishap)")
  }

  @Test func driving() {
    expectNone(in: { Vehicle.driving.motion(seconds: $0, seed: 5) }, "driving")
  }

  @Test func rumble() {
    expectNone(in: { Vehicle.rumble.motion(seconds: $0, seed: 6) }, averages: true, "rumble")
  }
}
