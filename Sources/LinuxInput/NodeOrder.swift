/// The order of nodes in lists: event9 before event10.
enum NodeOrder {
  /// Whether a node stands before another. Names of the same kind are longer by their number alone.
  static func precedes(_ node: String, _ other: String) -> Bool {
    (node.utf8.count, node) < (other.utf8.count, other)
  }
}
