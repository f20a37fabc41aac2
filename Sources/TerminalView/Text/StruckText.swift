extension MeasuredText {
  /// The text with a line drawn through it.
  ///
  /// ncurses has no attribute for it, though terminals have one (SGR 9): so each character carries
  /// U+0336 COMBINING LONG STROKE OVERLAY, which takes no width. A font of few glyphs has no such
  /// mark: there the line is seen at both ends and between the words.
  func struck(line: Character, hasMarks: Bool) -> MeasuredText {
    guard width > 0 else { return self }
    guard hasMarks else {
      let line = Piece(character: line, width: 1)
      let through = pieces.map { $0.character == " " ? line : $0 }
      return MeasuredText(([line] + through + [line])[...])
    }
    return MeasuredText(pieces.map(MeasuredText.struck)[...])
  }

  private static func struck(_ piece: Piece) -> Piece {
    var scalars = piece.character.unicodeScalars
    guard scalars.count < mostScalars else { return piece }
    scalars.append("\u{336}")
    let joined = String(scalars)
    return joined.count == 1 ? Piece(character: Character(joined), width: piece.width) : piece
  }
}
