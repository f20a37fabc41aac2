public import TerminalView

extension Canvas {
  /// The characters, then a letter for the look of each cell, then what the letters mean.
  public var goldenText: String {
    var letters: [Style: Character] = [.plain: "."]
    var legend: [String] = []
    let looks = (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        let style = self[column: column, row: row].style
        if letters[style] == nil {
          let letter = Canvas.letters[legend.count % Canvas.letters.count]
          letters[style] = letter
          legend.append("\(letter) \(style.words)")
        }
        line.append(letters[style] ?? "?")
      }
      while line.last == "." { line.removeLast() }
      return line
    }
    return ([text, "", "looks:"] + looks + [""] + legend).joined(separator: "\n") + "\n"
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

extension Style {
  fileprivate var words: String {
    var words: [String] = []
    if foreground != .terminal { words.append(foreground.words) }
    if background != .terminal { words.append("on " + background.words) }
    let names: [(Attributes, String)] = [(.bold, "bold"), (.dim, "dim"), (.reverse, "reverse")]
    words += names.filter { attributes.contains($0.0) }.map(\.1)
    return words.joined(separator: " ")
  }
}

extension Color {
  fileprivate var words: String {
    switch self {
    case .terminal: "own"
    case .index(let index): "\(index)"
    case .rgb(let color): "#" + String(0x100_0000 + color.value, radix: 16).dropFirst()
    }
  }
}
