/// A JSON value as parts of a file are written to and read from.
///
/// Objects keep the order of their members, so that a file is written the same way every time.
package enum JSONTree: Hashable {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// Finite.
  case real(Double)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Hashable {
    package var key: String
    package var value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// The kind of value, as a message names it.
  package var kind: String {
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
