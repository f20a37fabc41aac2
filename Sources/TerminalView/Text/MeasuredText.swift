internal import SafeText

/// Text that is safe to draw, cut into pieces of known width.
///
/// It is the only way of text onto a canvas, so nothing reaches the terminal unescaped.
struct MeasuredText: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    var character: Character
    var width: Int
  }

  private(set) var pieces: [Piece] = []
  private(set) var width = 0

  /// Whether it holds letters that run from right to left.
  var isRightToLeft: Bool {
    pieces.contains { $0.character.unicodeScalars.contains(where: Direction.isRightToLeft) }
  }

  init() {}

  /// Escapes, for terminals without UTF-8 transliterates, and measures `text`.
  init(_ text: String, utf8: Bool) {
    var previous: Unicode.Scalar?
    for scalar in Escaping.visible(text).unicodeScalars {
      if utf8 {
        append(scalar, after: previous)
      } else {
        for ascii in Transliteration.ascii(scalar).unicodeScalars { append(ascii, after: nil) }
      }
      previous = scalar
    }
  }

  /// The text within `limit` cells; what was longer ends in `ellipsis`.
  func cut(to limit: Int, ellipsis: MeasuredText) -> MeasuredText {
    guard width > limit else { return self }
    guard limit > ellipsis.width else { return prefix(max(limit, 0)) }
    return prefix(limit - ellipsis.width).trimmed + ellipsis
  }

  /// The text broken at spaces into at most `lines` lines of `limit` cells, the last one cut.
  func wrapped(to limit: Int, lines: Int, ellipsis: MeasuredText) -> [MeasuredText] {
    guard limit > 0, lines > 0 else { return [] }
    var result: [MeasuredText] = []
    var rest = self
    while rest.width > limit, result.count < lines - 1 {
      let head = rest.prefix(limit + 1)
      let space = head.pieces.lastIndex { $0.character == " " }
      let end = space.map { $0 > 0 ? $0 : 0 } ?? 0
      let count = end > 0 ? end : max(rest.prefix(limit).pieces.count, 1)
      result.append(MeasuredText(rest.pieces[..<count]).trimmed)
      rest = MeasuredText(rest.pieces[count...].drop { $0.character == " " })
    }
    if rest.width > 0 { result.append(rest.cut(to: limit, ellipsis: ellipsis)) }
    return result
  }

  static func + (left: MeasuredText, right: MeasuredText) -> MeasuredText {
    var sum = left
    sum.pieces += right.pieces
    sum.width += right.width
    return sum
  }

  init(_ pieces: ArraySlice<Piece>) {
    self.pieces = Array(pieces)
    width = pieces.reduce(0) { $0 + $1.width }
  }

  private func prefix(_ limit: Int) -> MeasuredText {
    var taken = 0
    let count = pieces.prefix { piece in
      taken += piece.width
      return taken <= limit
    }.count
    return MeasuredText(pieces[..<count])
  }

  private var trimmed: MeasuredText {
    let end = pieces.lastIndex { $0.character != " " } ?? -1
    return MeasuredText(pieces[...end])
  }
}

extension MeasuredText {
  /// No more marks than a cell of ncurses holds beside its base character.
  static let mostScalars = 5

  private mutating func append(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) {
    if CellWidth.isRegionalIndicator(scalar) {
      // Terminals disagree about flags: the country's two letters are right everywhere.
      append(letter: scalar.value - 0x1F1E6)
    } else if joinsSilently(scalar, after: previous) {
      return
    } else if CellWidth.of(scalar) == 0 {
      attach(scalar)
    } else {
      let width = CellWidth.of(scalar)
      pieces.append(Piece(character: Character(scalar), width: width))
      self.width += width
    }
  }

  private mutating func append(letter index: UInt32) {
    let letter = Unicode.Scalar(UInt8(truncatingIfNeeded: 0x41 + index))
    pieces.append(Piece(character: Character(letter), width: 1))
    width += 1
  }

  /// Emoji sequences are drawn as their first emoji: their width differs from terminal to terminal.
  private func joinsSilently(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x200C, 0x200D, 0x20E3, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: true
    default: previous?.value == 0x200D && scalar.properties.isEmoji
    }
  }

  private mutating func attach(_ scalar: Unicode.Scalar) {
    guard let last = pieces.last else {
      pieces.append(Piece(character: " ", width: 1))
      width += 1
      return
    }
    var scalars = String.UnicodeScalarView(last.character.unicodeScalars)
    guard scalars.count < MeasuredText.mostScalars else { return }
    scalars.append(scalar)
    let joined = String(scalars)
    if joined.count == 1 { pieces[pieces.count - 1].character = Character(joined) }
  }
}
