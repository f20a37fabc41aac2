internal import InputModel
internal import SeededSource

/// What happens to a device that nobody shakes, again and again.
public enum Mishap: CaseIterable, Sendable {
  case typing
  case bump
  case puttingDown
  case lidClosing
  case dropping

  /// - Typing on the desk: 4 to 10 keys a second in bursts, each a knock of 2 ms to 0.4 g that rings
  ///   at 20 to 70 Hz; on a tablet's own glass the same with up to 1.5 g.
  /// What rings after a blow moves by 2 mm at most, as desks and cases do; what sways by more at 4 to
  /// 13 Hz, a tablet on a long arm for one, is a shake to a sensor.
  ///
  /// - Bump: 2 to 10 g for 5 to 30 ms, which rings at 15 to 60 Hz for 30 to 100 ms.
  /// - Putting down: 0.2 to 0.6 g of way, then 2 to 8 g for 2 to 6 ms, ringing at 40 to 200 Hz, twice.
  /// - Lid closing: a quarter turn in 0.3 to 1 s, then 3 to 10 g, which rings at 20 to 80 Hz.
  /// - Dropping: 3 cm to 1.2 m of free fall with the centrifugal force of a tumble, 6 to 16 g for 2 to
  ///   8 ms, ringing at 20 to 120 Hz, and one or two bounces in free fall again.
  public func motion(seconds: Double, seed: UInt64) -> Motion {
    var source = Seeded(seed: seed)
    let up = source.direction()
    var pushes: [Push] = []
    var turns: [Turn] = []
    var now = 1.0
    while now < seconds - 5 {
      switch self {
      case .typing: now = type(at: now, up, &source, &pushes)
      case .bump:
        let way = source.direction() * source.draw(2...10)
        knock(way, source.draw(0.005...0.03), 15...60, 0.03...0.1, now, &source, &pushes)
        now += source.draw(0.3...3)
      case .puttingDown:
        let way = source.draw(0.2...0.5)
        pushes.append(Push(.hump, up * -source.draw(0.2...0.6), at: now, for: way))
        pushes.append(Push(.hump, up * source.draw(0.2...0.6), at: now + way, for: way))
        now += 2 * way
        for _ in 0..<2 {
          knock(
            up * source.draw(2...8), source.draw(0.002...0.006), 40...200, 0.01...0.05, now,
            &source, &pushes)
          now += source.draw(0.04...0.2)
        }
        now += source.draw(1...3)
      case .lidClosing:
        let across = source.direction(across: up)
        let way = source.draw(0.3...1)
        turns.append(Turn(to: across, at: now, for: way))
        knock(
          across * source.draw(3...10), source.draw(0.003...0.01), 20...80, 0.02...0.06,
          now + way, &source, &pushes)
        turns.append(Turn(to: up, at: now + way + 1, for: 1))
        now += way + source.draw(2.5...4)
      case .dropping: now = drop(at: now, up, &source, &pushes)
      }
    }
    return Motion(seconds: seconds, gravity: up, pushes: pushes, turns: turns)
  }

  private func knock(
    _ way: Acceleration, _ length: Double, _ hertz: ClosedRange<Double>,
    _ decay: ClosedRange<Double>, _ time: Double, _ source: inout Seeded, _ pushes: inout [Push]
  ) {
    let hertz = source.draw(hertz)
    pushes.append(Push(.hump, way, at: time, for: length))
    // What rings bends more ways than the blow's, less than it, and by 2 mm at most.
    let bent = way + source.direction() * (0.5 * way.magnitude)
    let turns = 2 * Double.pi * hertz
    let most = 0.002 * turns * turns / 9.81
    let share = min(source.draw(0.3...0.7), most / bent.magnitude)
    pushes.append(
      Push(
        .ringing(hertz: hertz, decay: source.draw(decay)), bent * -share, at: time + length,
        for: 0.4))
  }

  private func type(
    at time: Double, _ up: Acceleration, _ source: inout Seeded, _ pushes: inout [Push]
  ) -> Double {
    var now = time
    let limit = Bool.random(using: &source) ? 0.4 : 1.5
    for _ in 0..<Int(source.draw(10...60)) {
      knock(
        up * source.draw(0.05...limit), source.draw(0.002...0.01), 20...70, 0.01...0.04, now,
        &source, &pushes)
      now += 1 / source.draw(4...10)
    }
    return now + source.draw(0.5...2)
  }

  private func drop(
    at time: Double, _ up: Acceleration, _ source: inout Seeded, _ pushes: inout [Push]
  ) -> Double {
    var now = time
    var fall = source.draw(0.08...0.5)
    var force = source.draw(6...16)
    for _ in 0...Int(source.draw(1...2.9)) {
      pushes.append(Push(.plateau, up * -1, at: now, for: fall))
      pushes.append(
        Push(.plateau, source.direction() * source.draw(0...0.2), at: now, for: fall))
      now += fall
      let length = source.draw(0.002...0.008)
      knock(
        (up + source.direction() * 0.5) * force, length, 20...120, 0.02...0.06, now, &source,
        &pushes)
      now += length
      fall *= source.draw(0.3...0.6)
      force *= 0.6
    }
    return now + source.draw(1.5...3)
  }
}
