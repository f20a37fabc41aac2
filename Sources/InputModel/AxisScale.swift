/// One absolute axis of a device and its way from device units to millimetres.
public struct AxisScale: Hashable, Sendable {
  public var minimum: Int32
  public var maximum: Int32
  /// Device units per millimetre, always above zero.
  public var unitsPerMillimetre: Double

  /// An axis with a known scale. A scale that is not a positive number counts as 1.
  public init(minimum: Int32, maximum: Int32, unitsPerMillimetre: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.unitsPerMillimetre =
      unitsPerMillimetre.isFinite && unitsPerMillimetre > 0 ? unitsPerMillimetre : 1
  }

  /// An axis whose whole range spans `length`.
  public init(minimum: Int32, maximum: Int32, spanning length: Millimetres) {
    self.init(
      minimum: minimum, maximum: maximum,
      unitsPerMillimetre: AxisScale.range(minimum, maximum) / length.value)
  }

  /// The length of the whole range. A maximum below the minimum is an axis that runs backwards.
  public var length: Millimetres {
    Millimetres(AxisScale.range(minimum, maximum) / unitsPerMillimetre)
  }

  /// The number of units from end to end; 1 for an axis without extent, so that lengths are above 0.
  private static func range(_ minimum: Int32, _ maximum: Int32) -> Double {
    max((Double(maximum) - Double(minimum)).magnitude, 1)
  }

  /// The position of a device value, measured from the axis's minimum.
  public func position(of value: Int32) -> Millimetres {
    let offset = Double(value) - Double(minimum)
    return Millimetres((maximum < minimum ? -offset : offset) / unitsPerMillimetre)
  }
}

/// The axes of a touch device that is read as raw evdev frames.
public struct TouchAxes: Hashable, Sendable {
  public var x: AxisScale
  public var y: AxisScale
  /// The number of multitouch slots declared; 0 for a device without slots.
  public var slots: Int
  public var traits: TouchTraits

  public init(
    x: AxisScale, y: AxisScale, slots: Int, traits: TouchTraits = TouchTraits()
  ) {
    self.x = x
    self.y = y
    self.slots = slots
    self.traits = traits
  }

  public var size: Size<Millimetres> { Size(width: x.length, height: y.length) }
}

/// The axes of an accelerometer.
public struct AccelerometerAxes: Hashable, Sendable {
  /// Device units per g; nil where it is not known and learnt at rest.
  public var unitsPerG: Double?
  /// The event code of the first axis: ABS_X, or ABS_RX on a Wiimote; y and z follow it.
  public var firstCode: UInt16

  public init(unitsPerG: Double?, firstCode: UInt16 = EventCode.absX) {
    self.unitsPerG = unitsPerG
    self.firstCode = firstCode
  }

  /// The scale of a sensor whose driver declares none and documents it nevertheless.
  public static func knownUnitsPerG(name: String) -> Double? {
    switch name {
    // drivers/misc/lis3lv02d: values in mg.
    case "ST LIS3LV02DL Accelerometer": 1000
    // drivers/hid/hid-wiimote-modules.c: ten bits as the sensor has them, about 26 of eight bits a g.
    case "Nintendo Wii Remote Accelerometer": 100
    default: nil
    }
  }
}
