public import InputModel
public import Interaction

/// The clocks of a scene.
public enum SceneClock {
  /// Virtual time begins here, so that no instant is below zero.
  public static let start = Instant(microseconds: 1_000_000)

  /// 4 March 2026, a Wednesday, 9:41: the sample messages were chosen for it.
  private static let civilStart = CivilTime(
    CivilDate(daysSince1970: 20_516), hour: 9, minute: 41)

  /// What clocks and calendars show at a moment of virtual time.
  public static func civil(at time: Instant) -> CivilTime {
    civilStart.adding(seconds: Int(max((time - start).seconds, 0)))
  }
}
