/// The little of Markdown that this package's documents are written in.
enum Markdown {
  enum Block: Hashable, Sendable {
    case paragraph(String)
    /// Lines indented by four.
    case literal([String])
    case bullets([String])
    /// The cells of each row, without the heading.
    case table([[String]])
    case heading(String)
  }

  /// The lines below a heading of any depth, up to the next one that is no deeper; nil where there is
  /// no such heading.
  static func section(_ heading: String, of document: String) -> [String]? {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("#") && title($0) == heading }) else {
      return nil
    }
    let depth = lines[start].prefix { $0 == "#" }.count
    return Array(
      lines[(start + 1)...].prefix { line in
        !line.hasPrefix("#") || line.prefix { $0 == "#" }.count > depth
      })
  }

  static func blocks(_ lines: [String]) -> [Block] {
    var blocks: [Block] = []
    var rest = lines[...]
    while let line = rest.first {
      if line.allSatisfy(\.isWhitespace) {
        rest.removeFirst()
      } else if line.hasPrefix("#") {
        blocks.append(.heading(title(line)))
        rest.removeFirst()
      } else if line.hasPrefix("    ") {
        let code = rest.prefix { $0.hasPrefix("    ") || $0.isEmpty }
        rest = rest.dropFirst(code.count)
        var kept = code.map { String($0.dropFirst(4)) }
        while kept.last?.isEmpty == true { kept.removeLast() }
        blocks.append(.literal(kept))
      } else {
        let part = Array(rest.prefix { !$0.isEmpty && !$0.hasPrefix("#") })
        rest = rest.dropFirst(part.count)
        if line.hasPrefix("|") {
          blocks.append(.table(part.dropFirst(2).map(cells)))
        } else if line.hasPrefix("- ") {
          blocks.append(.bullets(items(part)))
        } else {
          blocks.append(.paragraph(part.joined(separator: " ")))
        }
      }
    }
    return blocks
  }

  private static func title(_ line: String) -> String {
    String(line.drop { $0 == "#" }.drop { $0 == " " })
  }

  private static func items(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { items, line in
      if line.hasPrefix("- ") {
        items.append(String(line.dropFirst(2)))
      } else {
        items[items.count - 1] += " " + line
      }
    }
  }

  /// A bar after a backslash is part of its cell.
  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else if character != "\\" {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    let trimmed = cells.map { $0.split(separator: " ").joined(separator: " ") }
    return Array(trimmed.dropLast())
  }

  /// A line of text with its marks as roff has them: code and what is strong are bold, links are their
  /// texts alone.
  static func roff(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        result += Roff.bold(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("**"), let end = rest.dropFirst(2).firstIndex(of: "*") {
        result += Roff.bold(String(rest.dropFirst(2)[..<end]))
        rest = rest[end...].dropFirst(2)
      } else if character == "[", let link = rest.firstMatch(of: /\[([^\]]*)\]\([^)]*\)/),
        link.range.lowerBound == rest.startIndex
      {
        result += roff(String(link.output.1))
        rest = rest[link.range.upperBound...]
      } else {
        result += Roff.escaped(String(character))
        rest.removeFirst()
      }
    }
    return result
  }
}
