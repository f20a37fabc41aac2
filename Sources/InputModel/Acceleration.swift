/// A vector of acceleration in g.
public struct Acceleration: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  public static let zero = Acceleration(x: 0, y: 0, z: 0)

  public var magnitude: Double { (x * x + y * y + z * z).squareRoot() }

  public func dot(_ other: Acceleration) -> Double { x * other.x + y * other.y + z * other.z }

  public static func - (left: Acceleration, right: Acceleration) -> Acceleration {
    Acceleration(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }

  public static func + (left: Acceleration, right: Acceleration) -> Acceleration {
    Acceleration(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  public static func * (acceleration: Acceleration, factor: Double) -> Acceleration {
    Acceleration(
      x: acceleration.x * factor, y: acceleration.y * factor, z: acceleration.z * factor)
  }
}
