/// The looks of all parts at all depths: the one place from which a view takes them.
///
/// A theme is complete. Nothing is derived from another depth, since the nearest colour of a smaller
/// palette may have lost the contrast that was chosen.
public struct Theme: Hashable, Sendable {
  public let name: String
  private let styles: [ThemePart: [ColorDepth: ThemeStyle]]

  /// A theme from the style of each part at each depth.
  public init(name: String, style: (ThemePart, ColorDepth) -> ThemeStyle) {
    self.name = name
    var styles: [ThemePart: [ColorDepth: ThemeStyle]] = [:]
    for part in ThemePart.allCases {
      for depth in ColorDepth.allCases { styles[part, default: [:]][depth] = style(part, depth) }
    }
    self.styles = styles
  }

  public subscript(part: ThemePart, depth: ColorDepth) -> ThemeStyle {
    styles[part]?[depth] ?? .plain
  }
}
