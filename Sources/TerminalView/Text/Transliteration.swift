/// Writes text in ASCII for terminals whose locale has nothing else.
enum Transliteration {
  /// The nearest ASCII spelling of a scalar; empty for a mark, `?` where there is none.
  static func ascii(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII { return String(Character(scalar)) }
    if let spelling = spellings[scalar] { return spelling }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return ""
    case .spaceSeparator: return " "
    case .dashPunctuation: return "-"
    case .initialPunctuation, .finalPunctuation: return "\""
    case .decimalNumber: return scalar.properties.numericType == nil ? "?" : digit(scalar)
    default: return latinLetter(scalar) ?? "?"
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> String {
    scalar.properties.numericValue.map { String(Int($0)) } ?? "?"
  }

  /// The letter that the character's name tells: LATIN SMALL LETTER E WITH ACUTE is an e.
  private static func latinLetter(_ scalar: Unicode.Scalar) -> String? {
    guard let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER" || words[2] == "LIGATURE"
    else { return nil }
    let isLonger = words.count > 4
    guard words[3].count <= 2, !isLonger || words[4] == "WITH" else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
  }

  private static let spellings: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "SS", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
    "‘": "'", "’": "'", "‚": "'", "…": "...", "−": "-", "×": "x", "÷": "/", "·": "-", "•": "*",
    "±": "+-", "°": "deg", "€": "EUR", "£": "GBP", "µ": "u", "©": "(c)", "®": "(R)", "™": "(TM)",
    "→": "->", "←": "<-", "≥": ">=", "≤": "<=", "≈": "~", "½": "1/2", "¼": "1/4", "¾": "3/4",
    "§": "S", "¡": "!", "¿": "?", "″": "\"", "′": "'",
  ]
}
