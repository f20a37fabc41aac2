public import InputModel
internal import SeededSource

/// How an accelerometer takes samples of a motion.
public struct Sensor: Hashable, Sendable {
  /// Above twice what any generator's fastest motion has.
  private static let momentsPerSecond = 2000.0

  /// Samples a second.
  public var rate: Double
  public var unitsPerG: Double
  /// Where its range ends, in g.
  public var clip: Double
  /// Of each axis and sample, in g.
  public var noise: Double
  /// How far stamps are from even, as a share of the time between samples.
  public var jitter: Double
  /// Whether it averages over the time between samples, as sensors with a low-pass of half their
  /// rate do, or takes single moments, which makes slow motions of fast vibration.
  public var averages: Bool

  public init(
    rate: Double, unitsPerG: Double = 8192, clip: Double = 4, noise: Double = 0.01,
    jitter: Double = 0.1, averages: Bool = false
  ) {
    self.rate = rate
    self.unitsPerG = unitsPerG
    self.clip = clip
    self.noise = noise
    self.jitter = jitter
    self.averages = averages
  }

  /// Gives the samples of a motion in g, one after the other.
  public func sample(
    _ motion: Motion, from start: Double = 1, seed: UInt64,
    _ body: (Acceleration, Instant) -> Void
  ) {
    var motion = motion
    var source = Seeded(seed: seed)
    let step = 1 / rate
    let parts = averages ? Int((Sensor.momentsPerSecond / rate).rounded(.up)) : 1
    for index in 0..<Int(motion.seconds * rate) {
      let time = Double(index) * step
      var felt = Acceleration.zero
      for part in 1...parts {
        felt = felt + motion.felt(at: time + Double(part - parts) / Double(parts) * step)
      }
      felt = felt * (1 / Double(parts))
      let stamp = time + jitter * step * source.draw(-0.5...0.5)
      body(
        Acceleration(
          x: read(felt.x, &source), y: read(felt.y, &source), z: read(felt.z, &source)),
        Instant(microseconds: Int64((start + stamp) * 1e6)))
    }
  }

  private func read(_ value: Double, _ source: inout Seeded) -> Double {
    // Two uniform numbers are near enough to a bell, and cheap.
    let noisy = value + noise * 1.2 * (source.draw(-1...1) + source.draw(-1...1))
    return (min(max(noisy, -clip), clip) * unitsPerG).rounded() / unitsPerG
  }
}
