/// Text in lines of a width.
public enum TextLines {
  /// Breaks at blanks; lines after the first begin with `indent` blanks. A word that is longer than a
  /// line stays whole.
  public static func wrapped(_ text: String, width: Int, indent: Int) -> [String] {
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " })
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    return lines + [line]
  }

  /// A head in a column of its own, with the text beside it, or below a head that fills the column.
  public static func headed(
    _ head: String, _ text: String, width: Int, column: Int = 10
  ) -> [String] {
    let text = text.split(separator: " ").joined(separator: " ")
    let lines = wrapped(text, width: width - column, indent: 0)
    let blank = String(repeating: " ", count: column)
    if head.count >= column { return [head] + lines.map { blank + $0 } }
    return lines.enumerated().map {
      ($0.offset == 0 ? head + blank.dropFirst(head.count) : blank) + $0.element
    }
  }
}
