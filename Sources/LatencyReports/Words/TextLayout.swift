internal import SafeText

/// Text in lines and columns of cells.
enum TextLayout {
  /// `text` without hidden characters, broken at blanks into lines of at most `width`, in cells or
  /// what else `measure` counts in. A unit stays with its number. The first line begins with `first`,
  /// all others with as many blanks.
  static func lines(
    _ text: String, width: Int, first: String = "", measure: (Character) -> Int = PlainText.width
  ) -> [String] {
    let blank = measure(" ")
    let indent = String(repeating: " ", count: first.count)
    let room = max(width - indent.count * blank, 1)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words(of: Escaping.visible(text)) {
      for piece in pieces(of: word, width: room, measure: measure) {
        let needed = piece.reduce(0) { $0 + measure($1) }
        if !line.isEmpty, used + blank + needed > room {
          lines.append(line)
          (line, used) = ("", 0)
        }
        if !line.isEmpty {
          line += " "
          used += blank
        }
        line += piece
        used += needed
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.enumerated().map { ($0 == 0 ? first : indent) + $1 }
  }

  private static let units: Set<Substring> = ["µs", "ms", "s", "%", "Hz", "M", "G"]

  /// What stands between blanks, a number with its unit together.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ") {
      let letters = word.prefix { !",.;:)]".contains($0) }
      if units.contains(letters), let number = words.last, number.last?.isNumber == true {
        words[words.count - 1] = number + " " + word
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  /// A word in pieces that fit a line.
  private static func pieces(
    of word: String, width: Int, measure: (Character) -> Int
  ) -> [String] {
    var pieces = [""]
    var used = 0
    for character in word {
      let needed = measure(character)
      if used > 0, used + needed > width {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += needed
    }
    return pieces
  }

  static func left(_ text: String, _ width: Int) -> String {
    text + blanks(width - PlainText.width(text))
  }

  static func right(_ text: String, _ width: Int) -> String {
    blanks(width - PlainText.width(text)) + text
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }
}
