/// The language of manual pages: text that comes out as it is, and the requests used here.
struct Roff {
  private(set) var text = ""

  /// Text of which nothing is taken for an escape; a line of it may yet begin with a dot.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      default: result.append(character)
      }
    }
    return result
  }

  /// A line that is no request, whatever it begins with.
  static func guarded(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  mutating func request(_ line: String) { text += line + "\n" }

  mutating func section(_ title: String) { request(".SH " + Roff.escaped(title)) }
  mutating func subsection(_ title: String) { request(".SS " + Roff.escaped(title)) }
  mutating func paragraph() { request(".PP") }

  /// A head with what is told of it below, indented.
  mutating func item(_ head: String, _ body: [String], indent: Int? = nil) {
    request(indent.map { ".TP \($0)" } ?? ".TP")
    request(head)
    for line in body { request(line) }
  }

  /// Lines that stay as they are. Behind other text, a paragraph begins before.
  mutating func literal(_ lines: [String]) {
    request(".nf")
    request(".RS 4")
    for line in lines { request(line.isEmpty ? ".sp" : Roff.guarded(Roff.escaped(line))) }
    request(".RE")
    request(".fi")
  }

  /// Words in lines of fewer than 80 bytes where they allow it, each sentence on lines of its own.
  static func filled(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.utf8.count + word.utf8.count + 1 > 78 || endsSentence(line) {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map(guarded)
  }

  private static func endsSentence(_ line: String) -> Bool {
    [".", "!", "?", ".)"].contains { line.hasSuffix($0) } && !line.hasSuffix("…")
  }
}
