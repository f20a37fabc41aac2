internal import Themes

extension Style {
  /// The style as a theme writes it.
  init(_ style: ThemeStyle) {
    var attributes: Attributes = []
    if style.isBold { attributes.insert(.bold) }
    if style.isDim { attributes.insert(.dim) }
    if style.isReversed { attributes.insert(.reverse) }
    self.init(
      foreground: Color(style.foreground), background: Color(style.background),
      attributes: attributes)
  }
}

extension Color {
  /// Nearly black instead of black: the direct-colour entries of terminfo take a number below eight
  /// for a place in the terminal's palette, which may hold any colour.
  fileprivate init(_ color: ThemeColor) {
    switch color {
    case .terminal: self = .terminal
    case .index(let index): self = .index(index)
    case .rgb(let red, let green, let blue):
      self = .rgb(RGB(max(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), 8)))
    }
  }
}
