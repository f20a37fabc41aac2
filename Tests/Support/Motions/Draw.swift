internal import func Glibc.cos
internal import func Glibc.log
internal import func Glibc.sin
public import InputModel
public import SeededSource

/// What generators draw.
extension Seeded {
  mutating func draw(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A number of the normal distribution (Box and Muller).
  mutating func normal() -> Double {
    (-2 * log(draw(1e-12...1))).squareRoot() * cos(2 * Double.pi * draw(0...1))
  }

  /// A direction, any alike.
  public mutating func direction() -> Acceleration {
    let z = draw(-1...1)
    let turn = 2 * Double.pi * draw(0...1)
    let radius = (1 - z * z).squareRoot()
    return Acceleration(x: radius * cos(turn), y: radius * sin(turn), z: z)
  }

  /// A direction at right angles to another.
  public mutating func direction(across other: Acceleration) -> Acceleration {
    while true {
      let drawn = direction()
      let across = drawn - other * (drawn.dot(other) / other.dot(other))
      if across.magnitude > 0.1 { return across * (1 / across.magnitude) }
    }
  }
}
