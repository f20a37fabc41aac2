internal import InputModel
internal import Interaction
internal import Programs

/// A row's text, and the columns for it.
struct ToDoRowText {
  /// Where text begins: behind the mark of the selection, a sign of what it is and one of importance.
  static let margin = 5
  /// So much of a longer text is worth more than a note beside it.
  static let least = 24

  var row: ToDoRowSnapshot
  var room: Range<Int>
}

/// A piece of a row, placed on the terminal; its line is counted from the row's middle.
struct RowWord {
  var column: Int
  var line = 0
  var text: MeasuredText
  var style: Style
}

extension Painter {
  func words(of text: ToDoRowText, lines: Int) -> [RowWord] {
    let (row, room) = (text.row, text.room)
    let start = room.lowerBound - ToDoRowText.margin
    var words = [
      RowWord(
        column: start + 1, text: measured(sign(of: row)),
        style: palette.faint(on: row.tone, isLit: row.isSelected))
    ]
    if row.isImportant {
      words.append(
        RowWord(
          column: start + 3, text: measured(glyphs.important),
          style: palette.alert(on: row.tone, isLit: row.isSelected)))
    }
    let least = min(measured(row.text).width, ToDoRowText.least)
    let note = note(of: row, beside: least, within: room.count)
    if note.width > 0 {
      words.append(
        RowWord(
          column: room.upperBound - note.width, text: note,
          style: palette.faint(on: row.tone, isLit: row.isSelected)))
    }
    let width = room.count - (note.width > 0 ? note.width + 2 : 0)
    for (index, line) in self.lines(of: row, width: width, count: lines).enumerated() {
      words.append(
        RowWord(column: room.lowerBound, line: index, text: line, style: style(of: row)))
    }
    return words
  }

  /// A line is drawn through what is deleted.
  private func lines(of row: ToDoRowSnapshot, width: Int, count: Int) -> [MeasuredText] {
    guard row.isDeleted else {
      let text = row.text.isEmpty ? glyphs.ellipsis : row.text
      let measure = min(width, RowText.measure)
      return measured(text).wrapped(to: measure, lines: count, ellipsis: ellipsis)
    }
    let hasMarks = capabilities.utf8 && !capabilities.hasConsoleFont
    let measure = min(width, RowText.measure) - (hasMarks ? 0 : 2)
    return measured(row.text).wrapped(to: measure, lines: count, ellipsis: ellipsis).map {
      $0.struck(line: glyphs.horizontal.first ?? "-", hasMarks: hasMarks)
    }
  }

  /// What the pressed button would do, while one has the keys; else the day. A text that can be read
  /// comes before it.
  private func note(
    of row: ToDoRowSnapshot, beside text: Int, within room: Int
  ) -> MeasuredText {
    let words = row.buttons?.selected.map { word(of: $0, for: row) } ?? row.note
    let note = measured(words)
    return text + 2 + note.width <= room ? note : measured("")
  }

  private func word(of button: ToDoRowButton, for row: ToDoRowSnapshot) -> String {
    switch button {
    case .important: row.isImportant ? "not important" : "important"
    case .check: row.isDone ? "back to do" : "done"
    case .bin: row.isDeleted ? "restore" : "delete"
    }
  }

  private func sign(of row: ToDoRowSnapshot) -> String {
    row.isDeleted ? glyphs.delete : row.isDone ? glyphs.archive : glyphs.node
  }

  private func style(of row: ToDoRowSnapshot) -> Style {
    if row.isDeleted || row.text.isEmpty {
      return palette.faint(on: row.tone, isLit: row.isSelected)
    }
    return row.isImportant
      ? palette.strong(on: row.tone, isLit: row.isSelected)
      : palette.ground(row.tone, isLit: row.isSelected)
  }
}
