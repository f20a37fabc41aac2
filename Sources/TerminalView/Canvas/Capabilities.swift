/// What a terminal can show.
public struct Capabilities: Hashable, Sendable {
  /// The colours that can be counted on.
  public enum Colors: Hashable, Sendable {
    /// Reverse video, bold and words alone.
    case none
    case eight
    case sixteen
    case indexed256
    /// 24 bits.
    case direct

    /// The colours of a terminal whose terminfo entry counts `count`; `isDirect` where it says that
    /// their numbers are red, green and blue.
    public init(count: Int, isDirect: Bool = false) {
      self =
        switch count {
        case 0x100_0000... where isDirect: .direct
        case 256... where !isDirect: .indexed256
        case 16... where !isDirect: .sixteen
        case 8...: .eight
        default: .none
        }
    }
  }

  /// Whether the locale's encoding is UTF-8; without it everything is drawn in ASCII.
  public var utf8: Bool
  public var colors: Colors
  /// Whether the entries of a palette of 8 or 16 colours have been given the exact colours.
  public var hasOwnPalette: Bool
  /// Whether the terminal is a console whose font holds few hundred glyphs.
  public var hasConsoleFont: Bool
  /// Whether motion that only decorates is left out.
  public var reduceMotion: Bool

  public init(
    utf8: Bool = true, colors: Colors = .indexed256, hasOwnPalette: Bool = false,
    hasConsoleFont: Bool = false, reduceMotion: Bool = false
  ) {
    self.utf8 = utf8
    self.colors = colors
    self.hasOwnPalette = hasOwnPalette
    self.hasConsoleFont = hasConsoleFont
    self.reduceMotion = reduceMotion
  }
}
