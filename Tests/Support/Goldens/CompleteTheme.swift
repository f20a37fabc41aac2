public import Themes

extension BundledTheme {
  /// The theme, which ThemesTests hold to be whole.
  public var complete: Theme {
    do throws(ThemeError) {
      return try theme()
    } catch {
      fatalError("\(rawValue): \(error)")
    }
  }
}
