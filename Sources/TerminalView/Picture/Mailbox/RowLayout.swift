/// What the rows of one list have in common.
struct RowLayout: Hashable, Sendable {
  /// Where text begins: behind the mark of the selection and that of what was not read.
  static let margin = 3

  /// Whether the last line of a row is a rule.
  var hasRule: Bool
  /// The lines that every row has for text.
  var lines: Int
  /// Whether sender and subject stand beside each other.
  var isWide: Bool
}
