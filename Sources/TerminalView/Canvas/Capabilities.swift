public import Themes

/// What a terminal can show.
public struct Capabilities: Hashable, Sendable {
  /// Whether the locale's encoding is UTF-8; without it everything is drawn in ASCII.
  public var utf8: Bool
  /// The colours that can be counted on.
  public var colors: ColorDepth
  /// Whether the entries of a palette of 8 or 16 colours have been given the exact colours.
  public var hasOwnPalette: Bool
  /// Whether the terminal is a console whose font holds few hundred glyphs.
  public var hasConsoleFont: Bool
  /// Whether motion that only decorates is left out.
  public var reduceMotion: Bool

  public init(
    utf8: Bool = true, colors: ColorDepth = .indexed256, hasOwnPalette: Bool = false,
    hasConsoleFont: Bool = false, reduceMotion: Bool = false
  ) {
    self.utf8 = utf8
    self.colors = colors
    self.hasOwnPalette = hasOwnPalette
    self.hasConsoleFont = hasConsoleFont
    self.reduceMotion = reduceMotion
  }
}
