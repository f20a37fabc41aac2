internal import InputModel
internal import SeededSource

/// What motors do to a device.
public enum Vehicle: CaseIterable, Sendable {
  case driving
  case rumble

  /// - Driving: the body sways at 1 to 2 Hz with 0.05 to 0.15 g, the wheels hop at 10 to 15 Hz with
  ///   0.03 to 0.12 g and the mount's own ringing, brakes and bends give 0.2 to 0.5 g for 2 to 4 s,
  ///   potholes 0.5 to 2 g for 20 to 60 ms with the body rocking after, speed bumps ±0.6 g at 2 Hz.
  /// - Rumble: the heavy motor of a controller turns 30 to 60 times a second with 0.5 to 2 g, the
  ///   light one 100 to 250 times with 0.3 to 1.5 g, both spin up and down in 50 to 100 ms and are
  ///   pulsed by games up to 5 times a second.
  public func motion(seconds: Double, seed: UInt64) -> Motion {
    var source = Seeded(seed: seed)
    let up = source.direction()
    var pushes: [Push] = []
    switch self {
    case .driving: drive(seconds, up, &source, &pushes)
    case .rumble: rumble(seconds, &source, &pushes)
    }
    return Motion(seconds: seconds, gravity: up, pushes: pushes)
  }

  private func drive(
    _ seconds: Double, _ up: Acceleration, _ source: inout Seeded, _ pushes: inout [Push]
  ) {
    func hum(_ hertz: ClosedRange<Double>, _ g: ClosedRange<Double>, _ way: Acceleration) {
      // Three sines that beat with one another make a road's noise of a narrow band.
      var now = 0.5
      while now < seconds - 12 {
        for _ in 0..<3 {
          pushes.append(
            Push(
              .swing(
                hertz: source.draw(hertz), phase: source.draw(0...1), rise: 1, fall: 1, drift: 0),
              way * source.draw(g), at: now, for: 10))
        }
        now += 9
      }
    }
    hum(1...2, 0.03...0.1, up)
    hum(1...2, 0.02...0.05, source.direction())
    hum(10...15, 0.03...0.12, up + source.direction() * 0.5)
    var now = 2.0
    while now < seconds - 10 {
      switch Int(source.draw(0...2.99)) {
      case 0:
        let way = source.direction(across: up) * source.draw(0.2...0.5)
        pushes.append(Push(.hump, way, at: now, for: source.draw(2...4)))
      case 1:
        let force = up * source.draw(0.5...2)
        let length = source.draw(0.02...0.06)
        pushes.append(Push(.hump, force * -0.5, at: now, for: length))
        pushes.append(Push(.hump, force, at: now + length, for: length))
        pushes.append(
          Push(
            .ringing(hertz: source.draw(10...15), decay: 0.08), force * 0.4, at: now + 2 * length,
            for: 0.5))
        pushes.append(
          Push(.ringing(hertz: source.draw(1...2), decay: 0.4), up * 0.2, at: now, for: 2))
      default:
        pushes.append(
          Push(.ringing(hertz: 2, decay: 0.4), up * source.draw(0.3...0.6), at: now, for: 2))
      }
      now += source.draw(2...8)
    }
  }

  private func rumble(_ seconds: Double, _ source: inout Seeded, _ pushes: inout [Push]) {
    let heavy = source.direction()
    let light = source.direction()
    var now = 1.0
    while now < seconds - 5 {
      let length = source.draw(0.1...2)
      let isHeavy = Bool.random(using: &source)
      let shape = Push.Shape.swing(
        hertz: isHeavy ? source.draw(30...60) : source.draw(100...250), phase: source.draw(0...1),
        rise: source.draw(0.05...0.1), fall: source.draw(0.05...0.1), drift: source.draw(-0.1...0.1)
      )
      let way = isHeavy ? heavy * source.draw(0.5...2) : light * source.draw(0.3...1.5)
      pushes.append(Push(shape, way, at: now, for: length))
      // The weight turns: it pushes across as well, a quarter turn later.
      var across = shape
      if case .swing(let hertz, let phase, let rise, let fall, let drift) = shape {
        across = .swing(hertz: hertz, phase: phase + 0.25, rise: rise, fall: fall, drift: drift)
      }
      pushes.append(
        Push(across, source.direction(across: way) * way.magnitude, at: now, for: length))
      now += length + source.draw(0.05...1)
    }
  }
}
