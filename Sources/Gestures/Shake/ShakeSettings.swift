public import InputModel

/// The numbers by which a shake is told from a bump, a tilt, a drop, a poke, a walk and a jump.
///
/// The ranges in brackets are those within which every real stream of shakes, waggles, circles,
/// pokes, flicks, walks and jumps is told right at 50 Hz while the other numbers stay: see hardware-notes.md.
public struct ShakeSettings: Hashable, Sendable {
  /// Acceleration beside gravity that makes a peak: 0.75 g (0.5–1.05).
  public var peak = 0.75
  /// Peaks against the one before that make a shake.
  public var reversals = 3
  /// Cosine of the angle within which a peak is against the one before: 0.73, 43° (0.6–0.85, 53°
  /// to 32°). A hand swings along a line; legs, and what rings after a blow, push from all sides.
  public var straightness = 0.73
  /// The longest from one reversal to the next: 320 ms (240–800), a swing of 1.6 Hz. The slowest
  /// human shake seen, of 2.2 Hz, needs 260 ms.
  public var longestSwing = Interval.milliseconds(320)
  /// The shortest: 38 ms (0–40), 13 Hz. The fastest waggle seen, of 8 Hz, needs 60 ms, and 40 ms
  /// in samples 20 ms apart; what reverses faster is no hand, and what led up to it does not count.
  public var shortestSwing = Interval.milliseconds(38)
  /// The time constant of each of two low-passes that take vibration out: 10.6 ms, 15 Hz (from 10).
  public var vibrationTime = Interval(microseconds: 10_600)
  /// The time constant of the low-pass that takes gravity out (200–1000).
  public var gravityTime = Interval.milliseconds(600)
  /// What was struck dies away: two peaks in a row, each weaker than this share of the one before,
  /// ring and do not count: 0.7 (0–1). A hand drives its swings.
  public var dying = 0.7
  /// What must be felt for a peak to count: 0.2 g (0–0.45) in all. In flight gravity is missing and
  /// nothing pushes: a runner's way down is no swing of a hand.
  public var felt = 0.2
  /// How long the device must be calm, or silent, before another shake counts (100–500).
  public var calm = Interval.milliseconds(400)
  /// Total acceleration below which the device falls: 0.35 g (0.3–0.4).
  public var fall = 0.35
  /// How long it must fall for the impact to be no shake: 80 ms (40–100), a drop of 3 cm.
  public var fallDuration = Interval.milliseconds(80)
  /// How long after a fall peaks do not count.
  public var fallVeto = Interval.milliseconds(500)

  public init() {}
}
