import Interaction

/// What a text field should do, written for plainness alone.
struct FieldModel {
  var characters: [Character] = []
  var cursor = 0
  var wanted: Int?
  let isMultiline: Bool
  let limit: TextLimit

  init(isMultiline: Bool, limit: TextLimit) {
    self.isMultiline = isMultiline
    self.limit = limit
  }

  var text: String { String(characters) }

  mutating func insert(_ typed: String) {
    let lines = typed.split(omittingEmptySubsequences: false) {
      ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"].contains($0)
    }
    let joined = lines.joined(separator: isMultiline ? "\n" : " ")
    var scalars = Array(joined.unicodeScalars)
    scalars.removeAll {
      $0 != "\n" && $0 != "\t" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value))
    }
    let piece = Array(String(String.UnicodeScalarView(scalars)))
    // The longest start of the piece that leaves the text within its limits.
    for count in stride(from: piece.count, to: 0, by: -1) {
      let whole = String(characters[..<cursor]) + String(piece[..<count])
      let result = whole + String(characters[cursor...])
      if result.count <= limit.characters, result.utf8.count <= limit.bytes {
        characters = Array(result)
        cursor = whole.count
        return
      }
    }
  }

  mutating func remove(_ range: Range<Int>) {
    let before = String(characters[..<range.lowerBound])
    characters = Array(before + String(characters[range.upperBound...]))
    cursor = before.count
  }

  /// The line that the cursor is in, without its feed.
  var line: Range<Int> {
    var (start, end) = (cursor, cursor)
    while start > 0, characters[start - 1] != "\n" { start -= 1 }
    while end < characters.count, characters[end] != "\n" { end += 1 }
    return start..<end
  }

  var wordLeft: Int {
    var place = cursor
    while place > 0, kind(place - 1) == 0 { place -= 1 }
    guard place > 0 else { return 0 }
    let wanted = kind(place - 1)
    while place > 0, kind(place - 1) == wanted { place -= 1 }
    return place
  }

  var wordRight: Int {
    var place = cursor
    while place < characters.count, kind(place) == 0 { place += 1 }
    guard place < characters.count else { return place }
    let wanted = kind(place)
    while place < characters.count, kind(place) == wanted { place += 1 }
    return place
  }

  mutating func moveLine(by step: Int) {
    let lines = characters.split(separator: "\n", omittingEmptySubsequences: false)
    let number = characters[..<cursor].count { $0 == "\n" }
    guard lines.indices.contains(number + step) else { return }
    let column = wanted ?? cursor - line.lowerBound
    let goal = lines[number + step]
    cursor = goal.startIndex + min(column, goal.count)
    wanted = column
  }

  private func kind(_ place: Int) -> Int {
    let character = characters[place]
    if character.isWhitespace { return 0 }
    return character.isLetter || character.isNumber || character == "_" ? 1 : 2
  }
}
