internal import SafeText

extension Theme {
  /// Reads a theme from its text: an INI file, as git's and the desktop's are.
  ///
  ///     name = Night
  ///     [thumb]
  ///     direct = #000000 on #00afff bold
  ///     256 = 16 on 39 bold
  ///     16 = black on cyan
  ///     8 = black on cyan
  ///     mono = reverse
  ///
  /// The form is known, needs no library, and has one statement a line, so that every fault has its
  /// line. A `#` or `;` begins a comment where it begins the line. Throws the first fault.
  public init(parsing text: String) throws(ThemeError) {
    var parser = ThemeParser()
    var number = 0
    // A return and a newline are one character.
    for line in text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    {
      number += 1
      try parser.take(line, number)
    }
    self = try parser.theme()
  }
}

/// Takes the lines of a theme one by one.
private struct ThemeParser {
  private struct Section {
    var part: ThemePart
    var line: Int
    var styles: [ColorDepth: ThemeStyle] = [:]
  }

  private var name: String?
  private var sections: [Section] = []
  private var lines = 0

  mutating func take(_ line: Substring, _ number: Int) throws(ThemeError) {
    lines = number
    let text = line.trimmed
    guard let first = text.first, first != "#", first != ";" else { return }
    if first == "[" {
      try open(text, number)
    } else {
      try set(text, number)
    }
  }

  /// The theme that the lines made up. Throws what they left out.
  func theme() throws(ThemeError) -> Theme {
    guard let name else {
      throw ThemeError(line: 1, "“name = …” is expected before the first section")
    }
    for part in ThemePart.allCases
    where part.substitute == nil && !sections.contains(where: { $0.part == part }) {
      throw ThemeError(line: lines, "the section [\(part.rawValue)] is expected")
    }
    for section in sections {
      for depth in ColorDepth.allCases where section.styles[depth] == nil {
        throw ThemeError(
          line: section.line, "“\(depth.rawValue) = …” is expected in [\(section.part.rawValue)]")
      }
    }
    return Theme(name: name) { part, depth in
      let section =
        sections.first { $0.part == part } ?? sections.first { $0.part == part.substitute }
      return section?.styles[depth] ?? .plain
    }
  }

  private mutating func open(_ text: Substring, _ number: Int) throws(ThemeError) {
    let word = text.dropFirst().prefix { $0 != "]" }
    guard text == "[\(word)]", let part = ThemePart(rawValue: String(word.trimmed)) else {
      let known = ThemePart.allCases.map { "[\($0.rawValue)]" }.joined(separator: " ")
      throw ThemeError(line: number, "one of \(known) is expected, not “\(visible(text))”")
    }
    if let earlier = sections.first(where: { $0.part == part }) {
      throw ThemeError(
        line: number, "[\(part.rawValue)] is expected once, and stands on line \(earlier.line)")
    }
    sections.append(Section(part: part, line: number))
  }

  private mutating func set(_ text: Substring, _ number: Int) throws(ThemeError) {
    guard let equals = text.firstIndex(of: "=") else {
      throw ThemeError(line: number, "“KEY = VALUE” is expected, not “\(visible(text))”")
    }
    let key = text[..<equals].trimmed
    let value = text[text.index(after: equals)...].trimmed
    guard let last = sections.indices.last else {
      guard key == "name", name == nil, !value.isEmpty else {
        throw ThemeError(
          line: number,
          "one “name = …” is expected before the first section, not “\(visible(text))”")
      }
      name = String(value)
      return
    }
    guard let depth = ColorDepth(rawValue: String(key)) else {
      let known = ColorDepth.allCases.map(\.rawValue).joined(separator: ", ")
      throw ThemeError(line: number, "one of \(known) is expected, not “\(visible(key))”")
    }
    guard sections[last].styles[depth] == nil else {
      throw ThemeError(line: number, "“\(depth.rawValue)” is expected once in a section")
    }
    sections[last].styles[depth] = try ThemeStyle(value, at: depth, line: number)
  }

  private func visible(_ text: Substring) -> String { Escaping.visible(String(text)) }
}

extension Substring {
  /// Without blanks at both ends.
  var trimmed: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text.drop { $0.isWhitespace }
  }
}
