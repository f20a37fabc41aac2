/// Text on one line: every run of white space is one blank, and none is at the ends.
enum FoldedText {
  /// At most `limit` characters of a text.
  static func line(_ text: some StringProtocol, limit: Int = 1000) -> String {
    var result = String.UnicodeScalarView()
    var isParted = false
    var count = 0
    for scalar in text.unicodeScalars {
      if isBlank(scalar) {
        isParted = true
        continue
      }
      if isParted && count > 0 {
        result.append(" ")
        count += 1
      }
      isParted = false
      // A cut before a mark would leave its letter bare; there is at most one character too many.
      if count >= limit && !scalar.properties.isGraphemeExtend { break }
      result.append(scalar)
      count += 1
      // However many marks one letter has.
      if count >= limit + 20 { break }
    }
    return String(result)
  }

  /// Most mail is ASCII, for which the tables of Unicode would be slow to ask.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }
}
