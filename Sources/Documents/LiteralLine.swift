/// Lines of code and of JSON in a page of 80 columns.
enum LiteralLine {
  /// What a terminal of 80 columns has room for behind the indents.
  static let width = 68

  /// The line, or as many as it takes, further ones indented. What stands in a column of its own goes
  /// below what it tells of.
  static func wrapped(_ line: String) -> [String] {
    guard line.count > width else { return [line] }
    if let columns = line.wholeMatch(of: /(.*?\S) {3,}(.*)/) {
      return broken(String(columns.output.1), indent: "")
        + broken(String(columns.output.2), indent: "    ")
    }
    return broken(line, indent: "")
  }

  private static func broken(_ line: String, indent: String) -> [String] {
    var lines: [String] = []
    var rest = line[...]
    let further = String(line.prefix { $0 == " " }) + "    "
    var indent = indent
    while indent.count + rest.count > width {
      let room = rest.prefix(width - indent.count)
      guard let end = room.lastIndex(where: { ",| ".contains($0) }) else { break }
      lines.append(indent + trimmed(rest[...end]))
      rest = rest[rest.index(after: end)...]
      indent = further
    }
    lines.append(indent + rest)
    return lines
  }

  private static func trimmed(_ text: Substring) -> Substring {
    text.last == " " ? text.dropLast() : text
  }
}
