public import InputModel

/// Where and how palms and thumbs lie on a touchpad. No keyboard is read, so nothing is known of
/// typing.
///
/// What a pad itself calls a palm, and what is too large or too heavy for a finger, is cancelled before
/// any of this (`TouchTraits`). A pan that starts at the rim is a finger's: it is Detent's own point.
public struct PalmSettings: Hashable, Sendable {
  /// Whether a contact that rests, or is frozen, counts for nothing beside one that lands later, and
  /// what creeps where it rests does not pan. A lock counts all contacts and all their ways: whatever
  /// else touches takes the slide back.
  public var laysAside = false
  /// Palms touch the sides: 8 mm, and at most 8 % of a small pad. libinput takes the same
  /// (evdev-mt-touchpad.c, tp_init_palmdetect_edge).
  public var side = Millimetres(8)
  public var sideShare = 0.08
  /// Below the space bar: 5 % of the height, as libinput has it.
  public var topShare = 0.05
  /// Thumbs rest at the bottom, over a click: 15 % of the height, libinput's upper thumb line
  /// (tp_init_thumb, 85 %).
  public var bottomShare = 0.15
  /// The narrowest pad that palms come to by themselves: 70 mm, libinput's figure. An assumed size
  /// is none.
  public var narrowest = Millimetres(70)
  /// A contact that has gone nowhere for 300 ms rests: libinput's time for a thumb
  /// (THUMB_MOVE_TIMEOUT). A finger that pans at 5 mm/s passes the slop within it.
  public var rest = Interval.milliseconds(300)
  /// A resting contact that goes 7 mm is a finger again: libinput's limit for a thumb.
  public var wakingTravel = Points(Millimetres(7))
  /// A contact that tells nothing for 3 s is frozen, or forgotten, wherever it lies: the next one that
  /// lands is not its companion. Fingers that work together land within a second.
  public var frozen = Interval(seconds: 3)

  public init() {}
}
