/// The theme that a user asked for: the name of a bundled one, or a file.
public enum ThemeChoice: Hashable, Sendable {
  case bundled(BundledTheme)
  case file(String)

  /// Reads the choice: a file is what has a `/` or ends in `.theme`. Nil where it is neither that nor
  /// the name of a bundled theme.
  public init?(_ text: String) {
    if text.utf8.contains(UInt8(ascii: "/")) || text.hasSuffix(".theme") {
      self = .file(text)
    } else if let bundled = BundledTheme(rawValue: text) {
      self = .bundled(bundled)
    } else {
      return nil
    }
  }

  /// Reads the theme. Throws why the file cannot be read, or what is wrong with a line.
  public func theme() throws(ThemeError) -> Theme {
    switch self {
    case .bundled(let bundled): try bundled.theme()
    case .file(let path): try Theme(contentsOf: path)
    }
  }
}
