internal import Themes

/// The looks of the lock: the one place where the parts of a theme become styles.
struct LockLook: Hashable, Sendable {
  /// The page where nothing is drawn.
  let ground: Style
  let bar: Style
  /// Whether the bar is a line, since it has no ground of its own.
  let isBarLine: Bool
  let title: Style
  let button: Style
  /// Whether the button has a frame, since it has no ground of its own.
  let isButtonFramed: Bool
  let track: Style
  /// The words, the arrows and the signs on the track, by what they tell.
  let trackFaint: Style
  let trackLit: Style
  let trackBeyond: Style
  let text: Style
  let faint: Style
  let beyond: Style
  let refused: Style
  let key: Style
  let keyPressed: Style
  /// Whether keys have frames, since they have no ground of their own.
  let areKeysFramed: Bool
  /// A screen that shows nothing, whatever the page's ground.
  let black: Style
  private let thumb: Style
  private let thumbBeyond: Style

  init(_ theme: Theme, _ capabilities: Capabilities) {
    func style(_ part: ThemePart) -> Style { Style(theme[part, capabilities.colors]) }
    text = style(.text)
    ground = text.blank
    isBarLine = !style(.bar).isFilled
    bar = style(.bar).on(text)
    title = style(.title).on(isBarLine ? text : bar)
    isButtonFramed = !style(.button).isFilled
    // Not on the bar's, from which it must stand out.
    button = style(.button).on(text)
    track = style(.track).on(text)
    trackFaint = style(.textFaint).on(track)
    trackLit = style(.button).on(track)
    trackBeyond = style(.textBeyond).on(track)
    faint = style(.textFaint).on(text)
    beyond = style(.textBeyond).on(text)
    refused = style(.textRefused).on(text)
    areKeysFramed = !style(.key).isFilled
    key = style(.key).on(text)
    keyPressed = style(.keyPressed).on(text)
    black = Style(background: LockLook.black(capabilities))
    thumb = style(.thumb).on(track)
    thumbBeyond = style(.thumbBeyond).on(track)
  }

  /// Nearly black with 24 bits: see `Color.init(_: ThemeColor)`.
  private static func black(_ capabilities: Capabilities) -> Color {
    switch capabilities.colors {
    case .direct: .rgb(RGB(8))
    case .indexed256: .index(16)
    case .sixteen, .eight: .index(0)
    case .none: .terminal
    }
  }

  func thumb(isBeyond: Bool) -> Style { isBeyond ? thumbBeyond : thumb }
}

extension Style {
  /// The ground alone, as cells without a character show it.
  var blank: Style {
    attributes.contains(.reverse)
      ? Style(foreground: foreground, background: background, attributes: .reverse)
      : Style(background: background)
  }

  /// The style on the ground of what lies below, where it has none of its own.
  fileprivate func on(_ below: Style) -> Style {
    guard !isFilled, below.isFilled else { return self }
    // The ground of a reversed style is its ink.
    guard !below.attributes.contains(.reverse) else { return over(below) }
    return Style(
      foreground: foreground == .terminal ? below.foreground : foreground,
      background: below.background, attributes: attributes)
  }
}
