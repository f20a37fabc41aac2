/// How wide letters are in a picture, for breaking and cutting lines; no font is known beforehand.
enum LetterWidth {
  /// In hundredths of the font's size, as in DejaVu Sans, which is wider than most: bold, with some
  /// room.
  static func hundredths(_ character: Character, isBold: Bool) -> Int {
    let width =
      switch character {
      case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "(", ")", "[", "]": 40
      case "f", "r", "t", "-", "/", "\\": 45
      case "m", "w", "M", "W", "@", "%", "…": 105
      case "A"..."Z", "→", "<", ">", "&", "±": 82
      default: PlainText.width(character) == 2 ? 105 : 65
      }
    return isBold ? width * 112 / 100 : width
  }

  /// So many hundredths of the font's size there are in `units` of the picture.
  static func room(_ units: Double, size: Double) -> Int { Int(units / size * 100) }
}
