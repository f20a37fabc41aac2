/// Where a text is no YAML, or not the YAML that is taken.
public struct YAMLFault: Error, Hashable, Sendable {
  public var place: YAMLPlace
  /// What is wrong, as a sentence without its full stop.
  public var message: String

  public init(_ place: YAMLPlace, _ message: String) {
    self.place = place
    self.message = message
  }
}

/// A place in a text; lines and columns count from 1, columns in characters.
public struct YAMLPlace: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: YAMLPlace, right: YAMLPlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
