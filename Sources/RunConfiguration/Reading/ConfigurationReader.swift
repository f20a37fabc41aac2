internal import YAMLDocuments

/// Takes a document in, and notes all that is wrong with it instead of ending at the first.
struct ConfigurationReader {
  private(set) var faults: [YAMLFault] = []

  mutating func fault(_ node: YAMLNode, _ message: String) {
    fault(node.place, message)
  }

  mutating func fault(_ place: YAMLPlace, _ message: String) {
    faults.append(YAMLFault(place, message))
  }

  /// The node as a text; nil, and told what was expected, for anything else.
  mutating func text(_ node: YAMLNode, _ expectation: String) -> String? {
    if case .scalar(let text) = node.content, !text.isEmpty { return text }
    fault(node, "\(expectation) is expected\(node.found)")
    return nil
  }

  /// The node's text as what `parse` makes of it; nil, and told, where it makes nothing of it.
  mutating func value<Value>(
    _ node: YAMLNode, _ expectation: String, _ parse: (String) -> Value?
  ) -> Value? {
    guard let text = text(node, expectation) else { return nil }
    if let value = parse(text) { return value }
    fault(node, "\(expectation) is expected, not “\(text)”")
    return nil
  }

  /// A word of an enumeration.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, of type: Word.Type
  ) -> Word? where Word.RawValue == String {
    let known = Word.allCases.map(\.rawValue)
    let expectation = ConfigurationReader.oneOf(known)
    guard let text = text(node, expectation) else { return nil }
    if let word = Word(rawValue: text) { return word }
    if let meant = Spelling.nearest(to: text, in: known) {
      fault(node, "“\(text)” is not known here: did you mean “\(meant)”?")
    } else {
      fault(node, "\(expectation) is expected, not “\(text)”")
    }
    return nil
  }

  /// One value or a list of them.
  mutating func values<Value>(
    _ node: YAMLNode, _ expectation: String, _ parse: (String) -> Value?
  ) -> [Value] {
    guard case .sequence(let nodes) = node.content else {
      return value(node, expectation, parse).map { [$0] } ?? []
    }
    if nodes.isEmpty { fault(node, "\(expectation) is expected in the list") }
    return nodes.compactMap { value($0, expectation, parse) }
  }

  /// A word of an enumeration, or a list of them.
  mutating func words<Word: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, of type: Word.Type
  ) -> [Word] where Word.RawValue == String {
    guard case .sequence(let nodes) = node.content else {
      return word(node, of: type).map { [$0] } ?? []
    }
    if nodes.isEmpty {
      let known = ConfigurationReader.oneOf(Word.allCases.map(\.rawValue))
      fault(node, "\(known) is expected in the list")
    }
    return nodes.compactMap { word($0, of: type) }
  }

  static func oneOf(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension YAMLNode {
  /// What stands there instead of a text, for the end of a sentence.
  var found: String {
    switch content {
    case .scalar: ", and nothing stands here"
    case .sequence: ", not a list"
    case .mapping: ", not names with values"
    }
  }
}
