internal import func Glibc.exp
internal import func Glibc.sin
public import InputModel

/// Something that pushes a device for a while.
public struct Push: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    /// Half a sine: a step, a knock, a foot on the ground.
    case hump
    /// A sine from 1 downwards, dying away by e each `decay` seconds: what was struck.
    case ringing(hertz: Double, decay: Double)
    /// A sine that grows and dies within `rise` and `fall` seconds. Its frequency changes by `drift`,
    /// a share, until the end.
    case swing(hertz: Double, phase: Double, rise: Double, fall: Double, drift: Double)
    /// 1 all the time but for 5 ms at either end.
    case plateau
  }

  public var begin: Double
  public var end: Double
  /// Direction and strength in g.
  public var strength: Acceleration
  public var shape: Shape

  public init(
    _ shape: Shape, _ strength: Acceleration, at begin: Double, for duration: Double
  ) {
    self.begin = begin
    end = begin + duration
    self.strength = strength
    self.shape = shape
  }

  /// What it gives at a moment between its begin and its end.
  func felt(at time: Double) -> Acceleration { strength * level(at: time) }

  private func level(at time: Double) -> Double {
    let elapsed = time - begin
    switch shape {
    case .hump: return sin(Double.pi * elapsed / (end - begin))
    case .ringing(let hertz, let decay):
      return exp(-elapsed / decay) * sin(2 * Double.pi * (hertz * elapsed + 0.25))
    case .swing(let hertz, let phase, let rise, let fall, let drift):
      let share = elapsed / (end - begin)
      let turns = hertz * elapsed * (1 + drift * share / 2) + phase
      return Push.ramp(elapsed / rise) * Push.ramp((end - time) / fall)
        * sin(2 * Double.pi * turns)
    case .plateau: return min(1, elapsed / 0.005, (end - time) / 0.005)
    }
  }

  /// From 0 to 1 without a corner.
  static func ramp(_ share: Double) -> Double {
    let held = min(max(share, 0), 1)
    return held * held * (3 - 2 * held)
  }
}

/// The device is turned: what gravity pushes against changes its direction.
public struct Turn: Hashable, Sendable {
  public var begin: Double
  public var end: Double
  public var to: Acceleration

  public init(to direction: Acceleration, at begin: Double, for duration: Double) {
    self.begin = begin
    end = begin + duration
    to = direction
  }
}
