internal import InputModel
internal import SeededSource

/// Walking and running, worn or carried.
public enum Gait: CaseIterable, Sendable {
  case walking
  case running

  /// Where the device is.
  public enum Place: CaseIterable, Sendable {
    case waist
    case thigh
    case hand
  }

  /// - Walking: 1.6 to 2.2 steps a second. The trunk rises and falls by 0.2 to 0.45 g with each step
  ///   and sways by half of that with each second one; the heel sends a knock of up to 1 g, which
  ///   rings at 12 to 20 Hz in cloth and pockets.
  /// - Running: 2.5 to 3.2 steps a second. A foot is on the ground for 55 to 75 % of a step and
  ///   pushes as half a sine, whose height follows since it must carry the body for the whole step
  ///   (Alexander's model): 2.1 to 2.9 g. In flight nothing is felt but the limb's own swing.
  /// - At the thigh and in the hand the limb swings with each second step: 0.2 to 0.6 g.
  public func motion(seconds: Double, at place: Place, seed: UInt64) -> Motion {
    var source = Seeded(seed: seed)
    let up = source.direction()
    let ahead = source.direction(across: up)
    let aside = source.direction(across: up)
    var pushes: [Push] = []
    var now = 1.0
    var isLeft = false
    while now < seconds - 2 {
      // A bout of the same pace, and a stop.
      let bout = min(source.draw(20...60), seconds - 1 - now)
      let pace = self == .walking ? source.draw(1.6...2.2) : source.draw(2.5...3.2)
      let contact = source.draw(0.55...0.75)
      let vigour = source.draw(0.2...0.45)
      let knock = source.draw(0.2...1)
      let swing = place == .waist ? source.draw(0...0.1) : source.draw(0.2...0.6)
      let end = now + bout
      pushes.append(
        Push(
          .swing(hertz: pace / 2, phase: source.draw(0...1), rise: 0.5, fall: 0.5, drift: 0),
          ahead * swing, at: now, for: bout))
      if self == .running { pushes.append(Push(.plateau, up * -1, at: now, for: bout)) }
      while now < end {
        let step = 1 / pace * (1 + 0.03 * source.normal())
        let vary = 1 + 0.1 * source.normal()
        switch self {
        case .walking:
          pushes.append(
            Push(
              .swing(hertz: 1 / step, phase: 0, rise: 0.01, fall: 0.01, drift: 0),
              up * (vigour * vary), at: now, for: step))
        case .running:
          let stance = step * contact
          pushes.append(
            Push(.hump, up * (Double.pi / 2 / contact * vary), at: now, for: stance))
          // The foot brakes, then drives.
          pushes.append(
            Push(
              .swing(hertz: 1 / stance, phase: 0.5, rise: 0.01, fall: 0.01, drift: 0),
              ahead * (0.3 * vary), at: now, for: stance))
        }
        pushes.append(
          Push(.hump, aside * (isLeft ? vigour / 2 : -vigour / 2), at: now, for: step))
        let cloth = up + source.direction() * 0.7
        pushes.append(
          Push(
            .ringing(hertz: source.draw(12...20), decay: source.draw(0.03...0.06)),
            cloth * (knock * vary), at: now + 0.02, for: 0.25))
        isLeft.toggle()
        now += step
      }
      now += source.draw(1...3)
    }
    return Motion(seconds: seconds, gravity: up, pushes: pushes)
  }
}
