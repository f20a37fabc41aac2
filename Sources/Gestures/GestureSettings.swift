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
