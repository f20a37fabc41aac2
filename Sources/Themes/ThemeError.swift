/// What is wrong with a theme.
public struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file; nil for a text that came from none.
  public var file: String?
  /// The line, from 1; nil where it is no line's fault.
  public var line: Int?
  /// What was expected, with control characters made visible.
  public var message: String

  public init(file: String? = nil, line: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// `FILE:LINE: MESSAGE`, as compilers have it.
  public var description: String {
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return place.isEmpty ? message : "\(place): \(message)"
  }
}
