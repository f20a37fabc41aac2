internal import func Glibc.sin
public import InputModel
internal import SeededSource

/// A shake as people make it: 3 to 6 swings a second of 1.2 to 3 g that grow and die, along any line.
///
/// The recordings of real shakes give the rest: frequencies that drift by a tenth, swings that are no
/// sines (harmonics), an arc rather than a line (across it at the same and at twice the frequency),
/// a hand that turns with them by up to 15°, and tremor of 8 to 12 Hz.
public struct HumanShake: Sendable {
  public let hertz: Double
  public let strength: Double
  /// The line of the swings.
  public let line: Acceleration
  public let gravity: Acceleration
  public let motion: Motion
  /// When the third reversal has come: the fourth peak passes 0.9 g, or three quarters of the strength.
  public let thirdReversal: Double

  /// Whether it goes up and down so weakly that it feels like a runner's flight: nearly nothing
  /// is felt at its lower end. Nothing in the samples tells the two apart.
  public var looksLikeHopping: Bool {
    line.dot(gravity).magnitude > 0.96 && strength < 1.5
  }

  public init(seed: UInt64) {
    var source = Seeded(seed: seed)
    hertz = source.draw(3...6)
    strength = source.draw(1.2...3)
    line = source.direction()
    gravity = source.direction()
    let begin = source.draw(0.6...1.2)
    let duration = source.draw(1...2)
    let (rise, fall) = (source.draw(0.08...0.3), source.draw(0.1...0.4))
    let (phase, drift) = (source.draw(0...1), source.draw(-0.1...0.1))
    let base = Push.Shape.swing(
      hertz: hertz, phase: phase, rise: rise, fall: fall, drift: drift)
    var pushes = [Push(base, line * strength, at: begin, for: duration)]
    let across = source.direction(across: line)
    let extras: [(Double, Acceleration, Double)] = [
      (2, line, source.draw(0...0.1)), (3, line, source.draw(0...0.1)),
      (1, across, source.draw(0...0.15)), (2, across, source.draw(0...0.15)),
      (1, source.direction(across: gravity), source.draw(0...0.26) / strength),
    ]
    for (harmonic, direction, share) in extras {
      let shape = Push.Shape.swing(
        hertz: hertz * harmonic, phase: source.draw(0...1), rise: rise, fall: fall, drift: drift)
      pushes.append(Push(shape, direction * (strength * share), at: begin, for: duration))
    }
    let seconds = begin + duration + 1
    for _ in 0..<3 {
      let tremor = Push.Shape.swing(
        hertz: source.draw(8...12), phase: source.draw(0...1), rise: 0.1, fall: 0.1, drift: 0)
      pushes.append(
        Push(tremor, source.direction() * source.draw(0.01...0.06), at: 0, for: seconds))
    }
    motion = Motion(seconds: seconds, gravity: gravity, pushes: pushes)
    thirdReversal = HumanShake.thirdReversal(pushes[0], strength)
  }

  private static func thirdReversal(_ push: Push, _ strength: Double) -> Double {
    let level = min(0.9, strength * 0.75)
    var side = 0.0
    var peaks = 0
    var time = push.begin
    while time < push.end {
      let value = push.felt(at: time).dot(push.strength) / strength
      if value.magnitude >= level, value * side <= 0 {
        side = value
        peaks += 1
        if peaks == 4 { return time }
      }
      time += 0.001
    }
    return push.end
  }
}
