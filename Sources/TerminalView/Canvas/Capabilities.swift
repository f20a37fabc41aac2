/// What a terminal can show.
public struct Capabilities: Hashable, Sendable {
  /// The colours that can be counted on.
  public enum Colors: Hashable, Sendable {
    /// Reverse video, bold and words alone.
    case none
    case eight
    case sixteen
    case indexed256

    /// The colours of a terminal whose terminfo entry counts `count`.
    public init(count: Int) {
      self =
        switch count {
        case 256...: .indexed256
        case 16...: .sixteen
        case 8...: .eight
        default: .none
        }
    }
  }

  /// Whether the locale's encoding is UTF-8; without it everything is drawn in ASCII.
  public var utf8: Bool
  public var colors: Colors
  /// Whether the terminal is a console whose font holds few hundred glyphs.
  public var hasConsoleFont: Bool
  /// Whether motion that only decorates is left out.
  public var reduceMotion: Bool

  public init(
    utf8: Bool = true, colors: Colors = .indexed256, hasConsoleFont: Bool = false,
    reduceMotion: Bool = false
  ) {
    self.utf8 = utf8
    self.colors = colors
    self.hasConsoleFont = hasConsoleFont
    self.reduceMotion = reduceMotion
  }
}
