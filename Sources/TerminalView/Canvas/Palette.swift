internal import Themes

/// The colours by what they mean, as far as the terminal has them.
///
/// With 24 bits and with 256 colours every shade reads on a dark and on a light screen. Smaller
/// palettes get the strips' colours where they can be changed. Else, with eight, brown is yellow
/// stippled on black. Without any, strips are reversed, those of the long swipes stippled, and icon
/// and word tell them apart.
struct Palette: Hashable, Sendable {
  let colors: ColorDepth
  let hasOwnEntries: Bool

  init(_ capabilities: Capabilities) {
    colors = capabilities.colors
    hasOwnEntries = capabilities.hasOwnPalette
  }

  /// Whether every shade can be shown.
  var isRich: Bool { colors == .direct || colors == .indexed256 }

  /// The shade on a terminal that can show it.
  func color(_ shade: Shade) -> Color {
    guard colors != .direct, let index = shade.rgb.index else { return .rgb(shade.rgb) }
    return .index(index)
  }

  var strong: Style { Style(attributes: .bold) }

  /// What may be overlooked: dates, excerpts, figures.
  var faint: Style {
    isRich ? Style(foreground: color(.faint)) : Style(attributes: .dim)
  }

  /// Lines between things.
  var rule: Style {
    isRich ? Style(foreground: color(.rule)) : Style(attributes: .dim)
  }

  /// Fingers, the selection, and what a touch moves.
  var accent: Style {
    switch colors {
    case .direct, .indexed256: Style(foreground: color(.accent), attributes: .bold)
    case .sixteen: Style(foreground: .index(hasOwnEntries ? 6 : 12), attributes: .bold)
    case .eight: Style(foreground: .index(6), attributes: .bold)
    case .none: strong
    }
  }

  var warning: Style {
    switch colors {
    case .direct, .indexed256: Style(foreground: color(.warning), attributes: .bold)
    case .sixteen, .eight: Style(foreground: .index(1), attributes: .bold)
    case .none: strong
    }
  }

  var success: Style {
    switch colors {
    case .direct, .indexed256: Style(foreground: color(.green), attributes: .bold)
    case .sixteen, .eight: Style(foreground: .index(2), attributes: .bold)
    case .none: strong
    }
  }

  /// A trail's dots, `age` from 0 for the newest to 1.
  func trail(age: Double) -> Style {
    guard isRich else { return age < 0.5 ? accent : faint }
    return Style(
      foreground: color(age < 0.34 ? .accent : age < 0.67 ? .accentMiddle : .rule))
  }
}
