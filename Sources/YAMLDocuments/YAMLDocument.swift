/// A whole text as nodes, for what people write by hand.
///
/// Aliases, anchors and tags are refused: nothing stands for something else, so a document is never
/// larger than its text. Mappings have names for keys, each once.
public enum YAMLDocument {
  /// Nobody nests deeper by hand.
  private static let deepest = 20

  /// The document's root; nil for a text without one. Throws the first thing that is wrong.
  public static func root(of bytes: [UInt8]) throws(YAMLFault) -> YAMLNode? {
    let stream = YAMLStream(bytes)
    guard try stream.next() != .end else { return nil }
    let root = try node(stream, depth: 0)
    try stream.next()
    guard try stream.isLast() else {
      throw YAMLFault(stream.place, "a second document is not expected")
    }
    return root
  }

  private static func node(_ stream: YAMLStream, depth: Int) throws(YAMLFault) -> YAMLNode {
    let place = stream.place
    guard depth < deepest else {
      throw YAMLFault(place, "nested more than \(deepest) deep")
    }
    if let decoration = stream.decoration {
      throw YAMLFault(place, "anchors and tags are not taken, such as “\(decoration)”")
    }
    switch stream.token {
    case .scalar:
      return YAMLNode(place: place, content: .scalar(stream.text))
    case .sequenceStart:
      var items: [YAMLNode] = []
      while try stream.next() != .sequenceEnd {
        items.append(try node(stream, depth: depth + 1))
      }
      return YAMLNode(place: place, content: .sequence(items))
    case .mappingStart:
      return YAMLNode(place: place, content: .mapping(try entries(stream, depth: depth)))
    case .alias:
      throw YAMLFault(place, "aliases are not taken: write out what it stands for")
    case .sequenceEnd, .mappingEnd, .end:
      throw YAMLFault(place, "the text ends too early")
    }
  }

  private static func entries(
    _ stream: YAMLStream, depth: Int
  ) throws(YAMLFault) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var places: [String: YAMLPlace] = [:]
    while try stream.next() != .mappingEnd {
      let place = stream.place
      guard stream.token == .scalar, stream.decoration == nil else {
        throw YAMLFault(place, "a name is expected before the colon")
      }
      let name = stream.text
      if let first = places[name] {
        throw YAMLFault(place, "“\(name)” stands in line \(first.line) already")
      }
      places[name] = place
      try stream.next()
      let value = try node(stream, depth: depth + 1)
      entries.append(YAMLNode.Entry(name: name, place: place, value: value))
    }
    return entries
  }
}
