internal import YAMLDocuments

/// The values of a mapping by their names, of which only known ones are there.
struct NamedValues {
  let place: YAMLPlace
  private var entries: [String: YAMLNode.Entry] = [:]

  subscript(name: String) -> YAMLNode? { entries[name]?.value }

  /// Where a name stands.
  func place(of name: String) -> YAMLPlace? { entries[name]?.place }

  fileprivate init(place: YAMLPlace) {
    self.place = place
  }
}

extension ConfigurationReader {
  /// The node's names and values; nil, and told what was expected, where it has none. Names that are
  /// not among the known ones are told, with the one that may have been meant.
  mutating func named(
    _ node: YAMLNode, _ what: String, _ names: [String]
  ) -> NamedValues? {
    guard case .mapping(let list) = node.content else {
      let list = ConfigurationReader.oneOf(names)
      fault(node, "\(what) is expected, with \(list)")
      return nil
    }
    var values = NamedValues(place: node.place)
    for entry in list {
      if names.contains(entry.name) {
        values.insert(entry)
      } else if let meant = Spelling.nearest(to: entry.name, in: names) {
        fault(entry.place, "there is no “\(entry.name)” here: did you mean “\(meant)”?")
      } else {
        let known = ConfigurationReader.oneOf(names)
        fault(entry.place, "there is no “\(entry.name)” here: \(known) is expected")
      }
    }
    return values
  }
}

extension NamedValues {
  fileprivate mutating func insert(_ entry: YAMLNode.Entry) {
    entries[entry.name] = entry
  }
}
