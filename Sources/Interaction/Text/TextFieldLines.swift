/// Movement by lines: those that end with a line feed, however a view may fold them.
extension TextField {
  /// Goes to the start of the line.
  public mutating func moveToLineStart() { move(to: lineStart) }

  /// Goes behind the last Character of the line.
  public mutating func moveToLineEnd() { move(to: lineEnd) }

  /// Goes a line up, to the column where movement by lines began, or to the line's end before it.
  ///
  /// - Returns: false in the first line, where nothing moves.
  @discardableResult
  public mutating func moveUp() -> Bool {
    guard lineStart > 0 else { return false }
    let wanted = wantedColumn ?? column
    let end = lineStart - 1
    let start = end - text.prefix(end).reversed().prefix { $0 != "\n" }.count
    move(to: min(start + wanted, end), wanted: wanted)
    return true
  }

  /// Goes a line down, as `moveUp` goes up.
  ///
  /// - Returns: false in the last line, where nothing moves.
  @discardableResult
  public mutating func moveDown() -> Bool {
    let start = lineEnd + 1
    guard start <= text.count else { return false }
    let wanted = wantedColumn ?? column
    let length = text.dropFirst(start).prefix { $0 != "\n" }.count
    move(to: start + min(wanted, length), wanted: wanted)
    return true
  }

  /// The cursor's place in its line, in Characters from 0.
  public var column: Int { beforeCursor.reversed().prefix { $0 != "\n" }.count }

  var lineStart: Int { cursor - column }
  private var lineEnd: Int { cursor + afterCursor.prefix { $0 != "\n" }.count }
}
