/// What a scene says of the lines that the program prints.
public struct Expectation: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A line that matches follows the one that the last `next` matched.
    case next
    /// No line matches.
    case never
    /// So many lines match.
    case count(Int)
  }

  public enum Value: Hashable, Sendable {
    case text(String)
    case number(from: Double, through: Double)
    case null
  }

  public var kind: Kind
  /// The `type` of the line.
  public var type: String
  /// Fields that the line must have; others do not matter.
  public var fields: [Field]
  /// The line of the scene, from 1.
  public var line: Int

  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: Value
  }
}
