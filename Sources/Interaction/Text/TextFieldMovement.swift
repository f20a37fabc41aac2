extension TextField {
  public mutating func moveLeft() { move(to: cursor - 1) }
  public mutating func moveRight() { move(to: cursor + 1) }

  /// Goes to the start of the word before the cursor.
  ///
  /// A word is a run of letters and digits, or a run of other signs; white space lies between words.
  public mutating func moveWordLeft() { move(to: wordStart) }

  /// Goes to the end of the word behind the cursor.
  public mutating func moveWordRight() {
    let rest = afterCursor.drop(while: \.isWhitespace)
    let behind = rest.first.map { first in
      rest.drop { !$0.isWhitespace && $0.isOfWord == first.isOfWord }
    }
    move(to: text.count - (behind?.count ?? 0))
  }

  public mutating func moveToStart() { move(to: 0) }
  public mutating func moveToEnd() { move(to: text.count) }

  var wordStart: Int {
    var rest = beforeCursor
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    guard let kind = rest.last?.isOfWord else { return 0 }
    while let last = rest.last, !last.isWhitespace, last.isOfWord == kind { rest.removeLast() }
    return rest.count
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
