/// A value for a place in a statement.
enum SQLValue {
  case integer(Int64)
  case text(String)
  case null

  init(_ number: Int) {
    self = .integer(Int64(number))
  }

  init(_ number: Int64?) {
    self = number.map { .integer($0) } ?? .null
  }
}
