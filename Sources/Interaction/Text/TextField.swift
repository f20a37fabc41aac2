/// A text that is being written, and the place in it where the next Character goes.
///
/// A change may join Characters: an accent that is typed after its letter, or the parts of a flag.
/// The cursor is never left inside of one; it stands behind the whole then.
public struct TextField: Hashable, Sendable {
  public private(set) var text: String
  /// How many Characters stand before it, from 0 to the text's count.
  public private(set) var cursor: Int
  public let isMultiline: Bool
  public let limit: TextLimit
  /// The column that a movement by lines goes back to, when shorter lines lie on its way.
  private(set) var wantedColumn: Int?

  /// The field with the cursor behind the text, which is taken as if it were typed.
  public init(_ text: String = "", isMultiline: Bool = false, limit: TextLimit) {
    self.text = ""
    cursor = 0
    self.isMultiline = isMultiline
    self.limit = limit
    insert(text)
  }

  public var beforeCursor: Substring { text.prefix(cursor) }
  public var afterCursor: Substring { text.dropFirst(cursor) }

  /// Takes what was typed or pasted, as much from its start as the limit leaves room for.
  ///
  /// Of control characters only tabs and line breaks remain; a line break is a line feed in a field
  /// of many lines, and a space in the others.
  ///
  /// - Returns: whether there was room for all of it.
  @discardableResult
  public mutating func insert(_ typed: String) -> Bool {
    let (before, after) = (String(beforeCursor), String(afterCursor))
    let taken = TypedText(typed, isMultiline: isMultiline, bytes: limit.bytes - text.utf8.count)
    var (piece, fits) = (taken.text, taken.isWhole)
    while !piece.isEmpty {
      let surplus = (before + piece + after).count - limit.characters
      if surplus <= 0 {
        join(before + piece, after)
        return fits
      }
      piece.removeLast(min(surplus, piece.count))
      fits = false
    }
    return fits
  }

  public mutating func deleteBackward() {
    delete(from: cursor - 1, to: cursor)
  }

  public mutating func deleteForward() {
    delete(from: cursor, to: cursor + 1)
  }

  /// Deletes to where `moveWordLeft` would go.
  public mutating func deleteWordBackward() {
    delete(from: wordStart, to: cursor)
  }

  public mutating func deleteToLineStart() {
    delete(from: lineStart, to: cursor)
  }

  /// Places are held within the text.
  private mutating func delete(from start: Int, to end: Int) {
    join(String(text.prefix(max(start, 0))), String(text.dropFirst(end)))
  }

  /// Where the parts become one Character, `before` counts the part of it as one, so that the cursor
  /// comes to stand behind it.
  private mutating func join(_ before: String, _ after: String) {
    text = before + after
    move(to: before.count)
  }

  /// Places the cursor, held within the text.
  ///
  /// - Parameter wanted: The column that the next movement by lines is to keep.
  mutating func move(to place: Int, wanted: Int? = nil) {
    cursor = min(max(place, 0), text.count)
    wantedColumn = wanted
  }
}
