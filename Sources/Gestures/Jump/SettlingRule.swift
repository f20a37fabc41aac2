public import InputModel

/// How far the contacts of a semi-multitouch pad may wander while a finger lands.
///
/// They are the corners of the box round what is touched, so they roll with the finger as it flattens
/// and lifts. Recorded taps on such a pad (an ALPS GlidePoint, its size assumed) wander 2.0 to 4.4 mm,
/// all within 75 ms, where other pads stay within 1 mm. A drag of 47 mm/s and more begins no later for
/// it.
public struct SettlingRule: Hashable, Sendable {
  /// Travel at which contacts pan meanwhile, and up to which they tap: 30 pt, 4.7 mm.
  public var slop = Points(30)
  /// How long it lasts from a landing on: 100 ms.
  public var duration = Interval.milliseconds(100)

  public init() {}
}
