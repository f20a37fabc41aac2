extension Expectation {
  /// Reads the type of a line and the fields that it must have.
  init(_ kind: Kind, _ reader: inout LineReader) throws(SceneError) {
    self.kind = kind
    line = reader.number
    type = try reader.word("the type of a line")
    fields = []
    while !reader.isEmpty {
      let word = try reader.word("a field")
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw reader.error("a field such as phase=ended is expected, not “\(word)”")
      }
      fields.append(Field(name: String(parts[0]), value: Value(parts[1])))
    }
  }
}

extension Expectation.Value {
  /// `null`, a range `1..2`, a number with its tolerance `3±0.2`, a number, or text.
  init(_ text: Substring) {
    if text == "null" {
      self = .null
    } else if let range = text.firstRange(of: ".."),
      let from = Double(text[..<range.lowerBound]), let through = Double(text[range.upperBound...])
    {
      self = .number(from: from, through: through)
    } else if let range = text.firstRange(of: "±"),
      let middle = Double(text[..<range.lowerBound]),
      let tolerance = Double(text[range.upperBound...])
    {
      self = .number(from: middle - tolerance, through: middle + tolerance)
    } else if let number = Double(text) {
      self = .number(from: number - 1e-9, through: number + 1e-9)
    } else {
      self = .text(String(text))
    }
  }
}
