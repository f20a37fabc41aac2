/// The themes that come with Detent, by the names by which they are chosen.
public enum BundledTheme: String, CaseIterable, Hashable, Sendable {
  /// Calm colours on the terminal's own ground.
  case usual
  /// Ink and ground at least 7 to 1 apart, on a ground of its own (WCAG 2.1, level AAA).
  case highContrast = "high-contrast"

  /// Reads the theme. A fault in it is a fault of Detent's.
  public func theme() throws(ThemeError) -> Theme {
    let bytes =
      switch self {
      case .usual: PackageResources.usual_theme
      case .highContrast: PackageResources.high_contrast_theme
      }
    return try Theme(parsing: String(decoding: bytes, as: UTF8.self))
  }
}
