/// A text that is being typed, broken into lines, with the place of its cursor.
struct TypedText: Hashable, Sendable {
  private(set) var lines: [MeasuredText] = []
  /// The line on which the cursor stands, and how many cells lie before it; nil without a cursor.
  private(set) var cursor: (line: Int, column: Int)? {
    get { cursorLine.map { ($0, cursorColumn) } }
    set { (cursorLine, cursorColumn) = (newValue?.line, newValue?.column ?? 0) }
  }
  private var cursorLine: Int?
  private var cursorColumn = 0

  /// Breaks `text` at line ends, and where `width` is given, at spaces, so that each line and a
  /// cursor behind it fit. A word longer than a line is broken.
  ///
  /// - Parameter cursor: Before which character it stands; beyond the end, it stands at the end.
  init(_ text: String, cursor: Int?, width: Int?, utf8: Bool) {
    let limit = width.map { max($0 - 1, 1) }
    var position = 0
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let characters = paragraph.map { MeasuredText(String($0), utf8: utf8) }
      var start = 0
      repeat {
        let end = TypedText.end(of: characters, from: start, limit: limit)
        let isLast = end == characters.count
        if let cursor, cursor >= position + start,
          cursor < position + end || isLast && cursor <= position + end
        {
          let before = characters[start..<(cursor - position)]
          let column = before.reduce(0) { $0 + $1.width }
          // Behind a space that sticks out, it waits at the rim for the next word.
          self.cursor = (lines.count, min(column, limit ?? column))
        }
        lines.append(characters[start..<end].reduce(MeasuredText(), +))
        start = end
      } while start < characters.count
      position += characters.count + 1
    }
    if let cursor, self.cursor == nil, let last = lines.last {
      let end = min(last.width, limit ?? last.width)
      self.cursor = cursor < 0 ? (0, 0) : (lines.count - 1, end)
    }
  }

  /// Where the line that begins at `start` ends: behind the last space that fits, if there is one.
  private static func end(of characters: [MeasuredText], from start: Int, limit: Int?) -> Int {
    guard let limit else { return characters.count }
    var width = 0
    var behindSpace: Int?
    for index in start..<characters.count {
      width += characters[index].width
      let isSpace = characters[index].pieces.first?.character == " "
      // A space that sticks out is not seen, and the next word begins a line.
      if width > limit, !isSpace { return behindSpace ?? max(index, start + 1) }
      if isSpace { behindSpace = index + 1 }
      if width > limit { return index + 1 }
    }
    return characters.count
  }
}
