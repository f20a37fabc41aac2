/// What of a typed or pasted text a field takes.
struct TypedText {
  private(set) var text = ""
  /// Whether there was room for all of it.
  private(set) var isWhole = true

  /// - Parameter bytes: The room in UTF-8. Whole Characters are left out where it ends.
  init(_ typed: String, isMultiline: Bool, bytes: Int) {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in typed.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      // Unicode's separators of lines and paragraphs break lines wherever a text is shown.
      case "\n", "\r", "\u{2028}", "\u{2029}": scalars.append(isMultiline ? "\n" : " ")
      case "\t": scalars.append(scalar)
      default: if scalar.properties.generalCategory != .control { scalars.append(scalar) }
      }
      previous = scalar
    }
    var room = bytes
    for character in String(scalars) {
      room -= character.utf8.count
      if room < 0 {
        isWhole = false
        break
      }
      text.append(character)
    }
  }
}
