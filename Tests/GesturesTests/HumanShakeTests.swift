import InputModel
import Motions
import SeededSource
import Testing

@Suite struct HumanShakeTests {
  private static let rates = [25.0, 50, 100, 250, 1000]

  /// What sensors differ in: where they clip, the size of their steps and their noise.
  private static let kinds = [
    Sensor(rate: 0, unitsPerG: 16384, clip: 2, noise: 0.003),
    Sensor(rate: 0, unitsPerG: 8192, clip: 4, noise: 0.005),
    Sensor(rate: 0, unitsPerG: 4096, clip: 8, noise: 0.01),
    Sensor(rate: 0, unitsPerG: 55, clip: 2.3, noise: 0.01),
    Sensor(rate: 0, unitsPerG: 113, clip: 4.5, noise: 0.02),
  ]

  /// A thousand shakes, each by one of 25 sensors: each is one event, 700 ms after its third reversal
  /// at the latest, and none is two. Those that feel like a runner's hop may be missed, and of each
  /// 200 one that goes round in a sensor that clips (2 of the 1000 are).
  @Test(arguments: rates)
  func eachOfAThousandIsOneShakeInTime(rate: Double) throws {
    let first = UInt64(try #require(Self.rates.firstIndex(of: rate))) * 200
    var (hops, missed) = (0, 0)
    for seed in first..<first + 200 {
      let shake = HumanShake(seed: seed)
      var sensor = Self.kinds[Int(seed) % Self.kinds.count]
      sensor.rate = rate
      let times = Shakes.times(of: shake.motion, by: sensor, seed: seed)
      if shake.looksLikeHopping {
        hops += 1
        #expect(times.count <= 1, "shake \(seed)")
        continue
      }
      guard let time = times.first else {
        #expect(sensor.clip < 2.5, "shake \(seed)")
        missed += 1
        continue
      }
      #expect(times.count == 1, "shake \(seed)")
      let limit = Instant(microseconds: 1_000_000 + Int64((shake.thirdReversal + 0.7) * 1e6))
      #expect(time <= limit, "shake \(seed)")
    }
    #expect(hops <= 8 && missed <= 1)
  }

  @Test func allRatesTellTheSame() throws {
    for seed in 2000..<2040 as Range<UInt64> {
      let shake = HumanShake(seed: seed)
      if shake.looksLikeHopping { continue }
      let times = ([20] + Self.rates).compactMap { rate in
        Shakes.times(of: shake.motion, by: Sensor(rate: rate), seed: seed).first
      }
      #expect(times.count == 6, "shake \(seed)")
      let (first, last) = (try #require(times.min()), try #require(times.max()))
      #expect(last - first <= .milliseconds(700), "shake \(seed)")
    }
  }

  /// Turned and mirrored axes give the same events at the same moments.
  @Test func axesDoNotMatter() {
    var source = Seeded(seed: 5)
    for seed in 3000..<3030 as Range<UInt64> {
      let sensor = Sensor(rate: 100)
      let shake = Shakes.samples(of: HumanShake(seed: seed).motion, by: sensor, seed: seed)
      let walk = Shakes.samples(
        of: Gait.walking.motion(seconds: 20, at: .thigh, seed: seed), by: sensor, seed: seed)
      let turn = Rotation(&source)
      for samples in [shake, walk] {
        let turned = samples.map { (turn.apply($0.acceleration), $0.time) }
        #expect(Shakes.times(samples) == Shakes.times(turned), "shake \(seed)")
      }
    }
  }
}

/// Three axes at right angles, right-handed or left-handed.
private struct Rotation {
  var x: Acceleration
  var y: Acceleration
  var z: Acceleration

  init(_ source: inout Seeded) {
    x = source.direction()
    y = source.direction(across: x)
    let cross = Acceleration(
      x: x.y * y.z - x.z * y.y, y: x.z * y.x - x.x * y.z, z: x.x * y.y - x.y * y.x)
    z = Bool.random(using: &source) ? cross : cross * -1
  }

  func apply(_ vector: Acceleration) -> Acceleration {
    Acceleration(x: vector.dot(x), y: vector.dot(y), z: vector.dot(z))
  }
}
