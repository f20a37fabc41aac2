/// A pair of quantities along the two axes: x to the right, y down.
public struct Vector<Unit: Quantity>: AdditiveArithmetic, Hashable, Sendable {
  public var x: Unit
  public var y: Unit

  public init(x: Unit, y: Unit) {
    self.x = x
    self.y = y
  }

  public static var zero: Vector { Vector(x: .zero, y: .zero) }

  /// The Euclidean length.
  public var length: Unit {
    Unit((x.value * x.value + y.value * y.value).squareRoot())
  }

  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y)
  }

  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y)
  }

  public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(x: vector.x / divisor, y: vector.y / divisor)
  }
}

/// An extent along the two axes.
public struct Size<Unit: Quantity>: Hashable, Sendable {
  public var width: Unit
  public var height: Unit

  public init(width: Unit, height: Unit) {
    self.width = width
    self.height = height
  }

  /// The size after a quarter turn.
  public var transposed: Size { Size(width: height, height: width) }
}

extension Size<Points> {
  public init(_ size: Size<Millimetres>) {
    self.init(width: Points(size.width), height: Points(size.height))
  }
}

extension Vector<Points> {
  public init(_ vector: Vector<Millimetres>) {
    self.init(x: Points(vector.x), y: Points(vector.y))
  }
}

/// An upright rectangle on a surface, in points, origin top left.
public struct Rectangle: Hashable, Sendable {
  public var x: Points
  public var y: Points
  public var width: Points
  public var height: Points

  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Points { x + width }
  public var maxY: Points { y + height }
  public var center: Vector<Points> { Vector(x: x + width / 2, y: y + height / 2) }

  /// Whether `point` lies inside; the right and lower rims belong to the neighbours.
  public func contains(_ point: Vector<Points>) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
