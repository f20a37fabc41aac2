public import InputModel

/// A length or a place on one axis in the kernel's own units, before any resolution or matrix.
public struct DeviceUnits: Quantity {
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }
}

/// A pair of numbers, one for each of the device's own axes.
public struct AxisPair<Value: Hashable & Sendable>: Hashable, Sendable {
  public var x: Value
  public var y: Value

  public init(x: Value, y: Value) {
    self.x = x
    self.y = y
  }
}

/// The axes of the device that is measured: where they begin and how far they go.
public struct TouchRange: Hashable, Sendable {
  public var x: AxisFacts
  public var y: AxisFacts

  public init(x: AxisFacts, y: AxisFacts) {
    self.x = x
    self.y = y
  }

  /// The number of units from end to end, 1 at least.
  public var units: Vector<DeviceUnits> {
    Vector(x: DeviceUnits(max(x.range, 1)), y: DeviceUnits(max(y.range, 1)))
  }

  /// A place as libinput's matrix takes it: 0 … 1 across each native axis.
  public func fraction(of place: Vector<DeviceUnits>) -> Fraction {
    Fraction(
      x: (place.x.value - Double(x.minimum)) / units.x.value,
      y: (place.y.value - Double(y.minimum)) / units.y.value)
  }
}

/// A place on a surface, from 0 at its left and upper rim to 1 at the others.
public struct Fraction: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction {
    Fraction(x: left.x - right.x, y: left.y - right.y)
  }

  /// The longer of the ways along the two axes.
  var reach: Double { max(x.magnitude, y.magnitude) }

  var length: Double { (x * x + y * y).squareRoot() }
}

extension CalibrationMatrix {
  /// Where a place comes to lie.
  public func applied(to place: Fraction) -> Fraction {
    Fraction(x: a * place.x + b * place.y + c, y: d * place.x + e * place.y + f)
  }
}
