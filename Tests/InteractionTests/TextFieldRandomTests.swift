import Interaction
import SeededSource
import Testing

/// Long runs of chance against a model that keeps the Characters in an array.
@Suite struct TextFieldRandomTests {
  static let pieces = [
    "a", "Z", "7", "_", " ", "\t", "\n", "\r\n", "\r", ".", "ß", "е", "\u{301}", "\u{200D}", "👩",
    "👧", "🇩", "🇪", "🇫🇷", "\u{1F3FD}", "\u{FE0F}", "\u{1112}", "\u{1161}", "\u{11AB}", "क",
    "\u{94D}", "ष", "\u{600}", "\u{0}", "\u{1B}", "\u{85}", "\u{2028}", "\u{202E}", "word and word",
    "x\ny\nz", "\u{E0067}", "",
  ]

  @Test(arguments: 0..<40)
  func theFieldDoesAsTheModel(seed: Int) {
    var random = Seeded(seed: UInt64(seed))
    let isMultiline = seed % 4 != 0
    let limit =
      seed % 5 == 0
      ? TextLimit(characters: 12, bytes: 60) : TextLimit(characters: 10_000, bytes: 100_000)
    var field = TextField(isMultiline: isMultiline, limit: limit)
    var model = FieldModel(isMultiline: isMultiline, limit: limit)
    for step in 0..<600 {
      let operation = FieldOperation.allCases.randomElement(using: &random) ?? .insert
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      operation.apply(to: &field, piece)
      operation.apply(to: &model, piece)
      let place = Comment(rawValue: "step \(step): \(operation) \(piece.debugDescription)")
      #expect(Array(field.text.unicodeScalars) == Array(model.text.unicodeScalars), place)
      #expect(field.cursor == model.cursor, place)
      #expect(field.beforeCursor + field.afterCursor == field.text, place)
      #expect(field.text.count <= limit.characters, place)
      #expect(field.text.utf8.count <= limit.bytes, place)
      guard field.text == model.text, field.cursor == model.cursor else { return }
    }
  }
}

enum FieldOperation: CaseIterable {
  case insert, insertMore, insertAgain, backward, wordBackward, forward, toLineStart
  case left, right, wordLeft, wordRight, start, end, lineStart, lineEnd, up, down

  func apply(to field: inout TextField, _ piece: String) {
    switch self {
    case .insert, .insertMore, .insertAgain: field.insert(piece)
    case .backward: field.deleteBackward()
    case .wordBackward: field.deleteWordBackward()
    case .forward: field.deleteForward()
    case .toLineStart: field.deleteToLineStart()
    case .left: field.moveLeft()
    case .right: field.moveRight()
    case .wordLeft: field.moveWordLeft()
    case .wordRight: field.moveWordRight()
    case .start: field.moveToStart()
    case .end: field.moveToEnd()
    case .lineStart: field.moveToLineStart()
    case .lineEnd: field.moveToLineEnd()
    case .up: field.moveUp()
    case .down: field.moveDown()
    }
  }

  func apply(to model: inout FieldModel, _ piece: String) {
    if self != .up, self != .down { model.wanted = nil }
    switch self {
    case .insert, .insertMore, .insertAgain: model.insert(piece)
    case .backward: if model.cursor > 0 { model.remove(model.cursor - 1..<model.cursor) }
    case .wordBackward: model.remove(model.wordLeft..<model.cursor)
    case .forward:
      if model.cursor < model.characters.count { model.remove(model.cursor..<model.cursor + 1) }
    case .toLineStart: model.remove(model.line.lowerBound..<model.cursor)
    case .left: model.cursor = max(model.cursor - 1, 0)
    case .right: model.cursor = min(model.cursor + 1, model.characters.count)
    case .wordLeft: model.cursor = model.wordLeft
    case .wordRight: model.cursor = model.wordRight
    case .start: model.cursor = 0
    case .end: model.cursor = model.characters.count
    case .lineStart: model.cursor = model.line.lowerBound
    case .lineEnd: model.cursor = model.line.upperBound
    case .up: model.moveLine(by: -1)
    case .down: model.moveLine(by: 1)
    }
  }
}
