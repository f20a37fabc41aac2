public import InputModel
public import Interaction

/// The lock screen as it stands at one moment.
public struct LockSnapshot: Hashable, Sendable {
  public var title: String
  /// The mode, named on the screen: `cosmetic`, `vt` or `kiosk`.
  public var mode: String
  public var bar: Rectangle
  public var track: Rectangle
  public var thumb: Rectangle
  /// The place of the tick at 80 % of the thumb's way: the x of the thumb's left rim there.
  public var thresholdX: Points
  public var phase: SlideLock.Phase
  public var fraction: Double
  /// Whether letting go now unlocks.
  public var opensOnRelease: Bool
  /// The reset button, where it shows; it comes and goes over the right rim.
  public var resetButton: Rectangle?
  /// Why the last touch was refused; nil once it has stood for 3 s.
  public var refusal: String?
  /// The time and the day; nil where no clock is shown.
  public var clock: ClockSnapshot?
  /// What asks for the secret; nil where nothing of it shows.
  public var secret: SecretSnapshot?
  /// Whether the screen is black.
  public var isBlank: Bool

  public init(
    title: String, mode: String, bar: Rectangle, track: Rectangle, thumb: Rectangle,
    thresholdX: Points, phase: SlideLock.Phase, fraction: Double, opensOnRelease: Bool = false,
    resetButton: Rectangle? = nil, refusal: String? = nil, clock: ClockSnapshot? = nil,
    secret: SecretSnapshot? = nil, isBlank: Bool = false
  ) {
    self.title = title
    self.mode = mode
    self.bar = bar
    self.track = track
    self.thumb = thumb
    self.thresholdX = thresholdX
    self.phase = phase
    self.fraction = fraction
    self.opensOnRelease = opensOnRelease
    self.resetButton = resetButton
    self.refusal = refusal
    self.clock = clock
    self.secret = secret
    self.isBlank = isBlank
  }
}
