internal import Interaction
internal import JSONTrees
internal import ToDoStorage

extension ItemJSON {
  /// A file's objects lie in a list in an object.
  private static let depth = 8

  /// The items in the bytes of a file.
  public static func items(in bytes: [UInt8]) throws(ExchangeError) -> ExchangedItems {
    let tree: JSONTree?
    do throws(JanssonValue.SyntaxError) {
      tree = try JanssonValue(parsing: bytes).tree(depth: depth)
    } catch {
      throw ExchangeError(
        reason: "line \(error.line), column \(error.column): \(error.message)")
    }
    guard let tree else { throw ExchangeError(reason: "it is nested too deep") }
    guard tree.member("format") == .string(format), case .array(let elements) = tree.member("items")
    else { throw ExchangeError(reason: "it has no items of Detent's") }
    guard tree.member("version") == .integer(version) else {
      throw ExchangeError(reason: "it is of another version than \(version)")
    }
    var items: [PortableItem] = []
    for (index, element) in elements.enumerated() {
      items.append(try item(ItemFields(tree: element, place: "items[\(index)]")))
    }
    return ExchangedItems(items: items)
  }

  private static func item(_ fields: ItemFields) throws(ExchangeError) -> PortableItem {
    let text = try fields.string("text")
    if let refusal = PortableItem.refusal(of: text) { throw fields.error("text", refusal) }
    let uid = try fields.string("uid")
    if let refusal = PortableItem.refusal(ofUID: uid) { throw fields.error("uid", refusal) }
    return PortableItem(
      uid: uid, text: text,
      planned: try fields.value("planned", "a day such as 2026-03-10", CivilText.date),
      isImportant: try fields.boolean("important"), created: try fields.time("created"),
      done: try fields.optionalTime("done"), deleted: try fields.optionalTime("deleted"))
  }
}

/// One object of a file, with the way to it for messages.
private struct ItemFields {
  var tree: JSONTree
  var place: String

  func error(_ key: String, _ reason: String) -> ExchangeError {
    ExchangeError(reason: "\(place).\(key): \(reason)")
  }

  func string(_ key: String) throws(ExchangeError) -> String {
    guard case .string(let text) = tree.member(key) else { throw error(key, "a string is missing") }
    return text
  }

  /// False where it is missing.
  func boolean(_ key: String) throws(ExchangeError) -> Bool {
    switch tree.member(key) {
    case .boolean(let value): return value
    case nil, .null: return false
    case .integer, .real, .string, .array, .object: throw error(key, "it is not true or false")
    }
  }

  func value<Value>(
    _ key: String, _ expected: String, _ parse: (String) -> Value?
  ) throws(ExchangeError) -> Value {
    guard let value = parse(try string(key)) else { throw error(key, "it is not \(expected)") }
    return value
  }

  func time(_ key: String) throws(ExchangeError) -> CivilTime {
    try value(key, "a moment such as 2026-03-10T09:30:00", CivilText.time)
  }

  func optionalTime(_ key: String) throws(ExchangeError) -> CivilTime? {
    switch tree.member(key) {
    case nil, .null: nil
    case .boolean, .integer, .real, .string, .array, .object: try time(key)
    }
  }
}

extension JSONTree {
  /// A member of an object; nil where there is none.
  fileprivate func member(_ key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
