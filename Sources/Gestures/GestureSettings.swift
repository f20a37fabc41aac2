public import InputModel

/// The numbers by which gestures are told apart. Each can be overridden.
public struct GestureSettings: Hashable, Sendable {
  /// Travel at which contacts pan: 10 pt, 1.56 mm. libinput's swipe starts at 1.5 mm.
  public var panSlop = Points(10)
  /// The most that a tap may travel: as far as the pan's slop, so that a contact is one or the other.
  public var tapTravel = Points(10)
  /// The longest that a tap may last: 250 ms, between libinput's 180 ms and a phone's 300 ms.
  public var tapDuration = Interval.milliseconds(250)
  /// How far from the rim an edge-pan may start on a touchscreen: 20 pt, 3.1 mm.
  public var touchscreenEdge = Points(20)
  /// The same on a touchpad: 40 pt, 6.2 mm, since a finger's centre cannot come nearer to its rim.
  public var touchpadEdge = Points(40)
  /// Which contact counts make pans, edge-pans and taps; nil for the device's own finger count.
  public var contactCounts: ClosedRange<Int>?
  public var jump = JumpRule()
  public var settling = SettlingRule()
  public var palm = PalmSettings()
  public var shake = ShakeSettings()

  public init() {}
}

/// The numbers by which a shake is told from a bump, a tilt, a drop and a walk.
public struct ShakeSettings: Hashable, Sendable {
  /// Acceleration beside gravity that makes a peak: 0.9 g. At 1.0 g one in nine human shakes of the
  /// recordings is missed, at 0.8 g thirteen seconds of walking make one.
  public var peak = 0.9
  /// Peaks against the direction of the one before that make a shake.
  public var reversals = 3
  /// The time within which they must come. Walking reverses twice a second, shaking three to six
  /// times.
  public var window = Interval.milliseconds(800)
  /// The time constant of the low-pass that takes gravity out.
  public var gravityTime = Interval.milliseconds(600)
  /// How long the device must be calm, or silent, before another shake counts.
  public var calm = Interval.milliseconds(400)
  /// Total acceleration below which the device falls.
  public var fall = 0.35
  /// How long it must fall for the impact to be no shake: 80 ms, a drop of 3 cm.
  public var fallDuration = Interval.milliseconds(80)
  /// How long after a fall peaks do not count.
  public var fallVeto = Interval.milliseconds(500)

  public init() {}
}
