/// What scripts write, and what is said of it.
enum ScriptText {
  /// What was written, as much of it as a message needs.
  static func quoted(_ text: String) -> String {
    "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”"
  }

  /// The text with `\n` as a new line and `\\` as a backslash.
  static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
