public import InputModel

/// Tells a contact that is suddenly elsewhere from one that moves: another finger that got its
/// number, a palm that a panel took for it, or noise.
///
/// The time is that between the kernel's stamps of the contact's own reports. After a rest, in which
/// the kernel sends nothing, the stamps therefore say little of how fast it went.
public struct JumpRule: Hashable, Sendable {
  /// A way up to 5 mm is no jump: stamps that come close together make noise as fast as one likes.
  public var distance = Points(Millimetres(5))
  /// 6 m/s, three times the fastest slide of a finger, 2 m/s.
  public var speed = PointsPerSecond(Points(Millimetres(6000)).value)

  public init() {}

  /// Whether a contact that went `way` within `time` jumped. Stamps that do not advance leave it no
  /// time at all.
  public func isJump(of way: Points, in time: Interval) -> Bool {
    way > distance && way.value > speed.value * max(time.seconds, 0)
  }
}
