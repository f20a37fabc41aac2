internal import SafeText

/// Text of reports: its width, cut to a limit, and in ASCII.
enum PlainText {
  /// Cells that a character takes at most: from the Hangul letters on it may be a wide one.
  static func width(_ character: Character) -> Int {
    character.unicodeScalars.contains { $0.value >= 0x1100 && !isNarrow($0) } ? 2 : 1
  }

  private static func isNarrow(_ scalar: Unicode.Scalar) -> Bool {
    0x1E00...0x22FF ~= scalar.value
  }

  static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + width($1) }
  }

  /// `text` without hidden characters, at most `limit` wide, in cells or what else `measure` counts
  /// in; what was longer ends in `…`.
  static func cut(
    _ text: String, to limit: Int, measure: (Character) -> Int = PlainText.width
  ) -> String {
    let shown = Escaping.visible(text)
    var taken = 0
    var (fits, result) = (true, "")
    for character in shown {
      taken += measure(character)
      if taken > limit {
        fits = false
        break
      }
      if taken + measure("…") <= limit { result.append(character) }
    }
    guard !fits else { return shown }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// `text` in ASCII: signs that reports use are spelled, letters of other scripts become `?`.
  static func ascii(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        result += spellings[scalar] ?? "?"
      }
    }
    return result
  }

  /// None takes more cells than its sign, so that what fits still fits.
  private static let spellings: [Unicode.Scalar: String] = [
    "→": ">", "µ": "u", "–": "-", "−": "-", "…": "~", "±": "~", "×": "x", "\u{A0}": " ",
  ]
}
