/// A part of a YAML document, and where it stands.
public struct YAMLNode: Hashable, Sendable {
  public indirect enum Content: Hashable, Sendable {
    /// A number, a word or a quoted text; empty where nothing stands.
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// One `name: value` of a mapping.
  public struct Entry: Hashable, Sendable {
    public var name: String
    public var place: YAMLPlace
    public var value: YAMLNode
  }

  public var place: YAMLPlace
  public var content: Content

  public init(place: YAMLPlace, content: Content) {
    self.place = place
    self.content = content
  }
}
