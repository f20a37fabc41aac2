/// A step through a YAML text.
public enum YAMLToken: Hashable, Sendable {
  /// A number, a word or a quoted text.
  case scalar
  /// The name of something that stands elsewhere in the text: `*name`.
  case alias
  case sequenceStart
  case sequenceEnd
  case mappingStart
  case mappingEnd
  /// The document is over.
  case end
}
