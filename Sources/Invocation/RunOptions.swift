/// What `detent run` was asked for.
public struct RunOptions: Hashable, Sendable {
  /// The file with the rules; nil for the first one of the usual places.
  public var file: String?
  /// Looks at the file, says what is wrong with it, and ends.
  public var checksOnly = false
  /// Prints what would be run, and runs nothing.
  public var isRehearsal = false

  public init() {}
}
