/// A scalar with a unit: sums keep the unit, ratios lose it.
public protocol Quantity: AdditiveArithmetic, Comparable, Hashable, Sendable {
  /// The number of units.
  var value: Double { get set }

  init(_ value: Double)
}

extension Quantity {
  public static var zero: Self { Self(0) }

  public var magnitude: Self { Self(value.magnitude) }

  public static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }
  public static func - (left: Self, right: Self) -> Self { Self(left.value - right.value) }
  public static prefix func - (quantity: Self) -> Self { Self(-quantity.value) }
  public static func * (quantity: Self, factor: Double) -> Self { Self(quantity.value * factor) }
  public static func / (quantity: Self, divisor: Double) -> Self { Self(quantity.value / divisor) }
  public static func / (left: Self, right: Self) -> Double { left.value / right.value }
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

  /// The nearest value within `range`.
  public func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

/// A length on the device's glass, in millimetres.
public struct Millimetres: Quantity {
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }

  public init(_ points: Points) {
    value = points.value * Points.millimetresPerPoint
  }
}

/// A length in points of 1/163 inch, the unit of every threshold.
///
/// 163 points per inch is the density of the phone that the 60 pt and 260 pt thresholds were drawn
/// for, so 60 pt are 9.350 mm of finger travel.
public struct Points: Quantity {
  public static let millimetresPerPoint = 25.4 / 163

  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }

  public init(_ millimetres: Millimetres) {
    value = millimetres.value / Points.millimetresPerPoint
  }
}

/// A speed in points per second.
public struct PointsPerSecond: Quantity {
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }
}
