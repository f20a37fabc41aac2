internal import YAMLDocuments

// Passing over what is not needed, and numbers.
extension YAMLReader {
  /// Passes over the value that begins with the token, however deep it is.
  func skip() throws(RecordingDamage) {
    var depth = 0
    while true {
      switch token {
      case .sequenceStart, .mappingStart: depth += 1
      case .sequenceEnd, .mappingEnd: depth -= 1
      case .scalar, .alias: break
      case .end: return
      }
      guard depth > 0 else { return }
      try next()
    }
  }

  /// The token as a number within `range`.
  func number<Number: FixedWidthInteger>(
    _ what: String, in range: ClosedRange<Number> = Number.min...Number.max
  ) throws(RecordingDamage) -> Number {
    guard token == .scalar, let value = integer, let number = Number(exactly: value),
      range.contains(number)
    else { throw expected(what) }
    return number
  }

  func expected(_ what: String) -> RecordingDamage {
    RecordingDamage(line: line, "\(what) is expected")
  }
}
