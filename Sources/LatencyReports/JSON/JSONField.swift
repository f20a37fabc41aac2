internal import JSONTrees
internal import InputModel

/// A value within a report's file, with the way to it for messages.
struct JSONField {
  let value: JSONTree
  /// The keys that lead to it, such as `devices[0].name`; empty at the root.
  let path: String
  let file: String

  /// No count and no microseconds of a report reach this: it is three years in microseconds, and
  /// sums over as many devices as a file has room for stay within 64 bits.
  static let largest: Int64 = 100_000_000_000_000

  func error(_ expected: String) -> ReportError {
    ReportError(
      file: file, place: path.isEmpty ? .file : .key(path),
      reason: "expected \(expected), found \(found)")
  }

  private var found: String {
    switch value {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .string(let text) where text.utf8.count <= 40: "\"\(text)\""
    default: value.kind
    }
  }

  /// The member `key` of an object.
  func member(_ key: String) throws(ReportError) -> JSONField {
    guard case .object(let members) = value else { throw error("an object") }
    let way = path.isEmpty ? key : "\(path).\(key)"
    guard let member = members.first(where: { $0.key == key }) else {
      throw ReportError(file: file, place: .key(way), reason: "is missing")
    }
    return JSONField(value: member.value, path: way, file: file)
  }

  /// The value itself; nil where it is null.
  var present: JSONField? { value == .null ? nil : self }

  func elements() throws(ReportError) -> [JSONField] {
    guard case .array(let elements) = value else { throw error("a list") }
    return elements.enumerated().map { index, element in
      JSONField(value: element, path: "\(path)[\(index)]", file: file)
    }
  }

  func string() throws(ReportError) -> String {
    guard case .string(let text) = value else { throw error("a string") }
    return text
  }

  func integer(in range: ClosedRange<Int64>) throws(ReportError) -> Int64 {
    guard case .integer(let number) = value, range.contains(number) else {
      throw error("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func count() throws(ReportError) -> Int {
    Int(try integer(in: 0...JSONField.largest))
  }

  /// A span of microseconds, not negative.
  func interval() throws(ReportError) -> Interval {
    Interval(microseconds: try integer(in: 0...JSONField.largest))
  }

  /// A span of microseconds of either sign.
  func signedInterval() throws(ReportError) -> Interval {
    Interval(microseconds: try integer(in: -JSONField.largest...JSONField.largest))
  }

  /// A finite number, with or without a fraction.
  func real() throws(ReportError) -> Double {
    switch value {
    case .integer(let number): return Double(number)
    case .real(let number) where number.isFinite: return number
    default: throw error("a number")
    }
  }

  /// A list of exactly `size` elements.
  func elements(_ size: Int, _ meaning: String) throws(ReportError) -> [JSONField] {
    guard case .array(let elements) = value, elements.count == size else {
      throw error("a list \(meaning)")
    }
    return try self.elements()
  }
}
