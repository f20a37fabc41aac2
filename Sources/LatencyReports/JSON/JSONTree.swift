/// A JSON value as the report's parts are written to and read from.
///
/// Objects keep the order of their members, so that a report is written the same way every time.
enum JSONTree: Hashable {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// Finite.
  case real(Double)
  case string(String)
  case array([JSONTree])
  case object([Member])

  struct Member: Hashable {
    var key: String
    var value: JSONTree

    init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// The kind of value, as a message names it.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .real: "a number with a fraction"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
