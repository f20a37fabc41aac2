/// One place of a canvas.
public struct Cell: Hashable, Sendable {
  public var character: Character
  public var style: Style
  /// Whether the wide character to the left covers this place.
  public var isContinuation: Bool
  /// Whether text from right to left ends or begins behind it: a mark keeps it from its neighbours.
  public var isDirectionRim = false

  public init(character: Character = " ", style: Style = .plain, isContinuation: Bool = false) {
    self.character = character
    self.style = style
    self.isContinuation = isContinuation
  }
}

/// A picture in cells, as a terminal shows it; a value, so that it can be compared and tested.
public struct Canvas: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Row after row from the top.
  public private(set) var cells: [Cell]

  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  public subscript(column column: Int, row row: Int) -> Cell { cells[row * columns + column] }

  /// The characters alone, a line a row, without the spaces at a line's end.
  public var text: String {
    (0..<rows).map { row in
      var line = ""
      for cell in cells[row * columns..<(row + 1) * columns] where !cell.isContinuation {
        line.append(cell.character)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  var bounds: CellRegion { CellRegion(columns: 0..<columns, rows: 0..<rows) }

  /// Puts one character where `clip` lets it; a wide one that would stick out leaves a space.
  mutating func put(
    _ piece: MeasuredText.Piece, column: Int, row: Int, style: Style, clip: CellRegion
  ) {
    let clip = clip.clipped(to: bounds)
    guard clip.rows.contains(row) else { return }
    let fits = clip.columns.contains(column) && clip.columns.contains(column + piece.width - 1)
    for place in column..<column + piece.width where clip.columns.contains(place) {
      detach(place, row)
      let character = fits && place == column ? piece.character : " "
      cells[row * columns + place] = Cell(
        character: character, style: style, isContinuation: fits && place > column)
    }
  }

  /// Puts a mark behind the character at a place, where there is one.
  mutating func markDirectionRim(column: Int, row: Int) {
    guard bounds.contains(column: column, row: row) else { return }
    let index = row * columns + column
    cells[cells[index].isContinuation && column > 0 ? index - 1 : index].isDirectionRim = true
  }

  /// Gives the cells of `region` another look and leaves their characters.
  mutating func restyle(_ region: CellRegion, _ change: (inout Style) -> Void) {
    let region = region.clipped(to: bounds)
    for row in region.rows {
      for column in region.columns { change(&cells[row * columns + column].style) }
    }
  }

  /// Puts a sign in the place of each character of `region` that is neither blank nor kept.
  mutating func blur(
    _ region: CellRegion, keeping kept: Set<Character>, with sign: (Int, Int) -> Character
  ) {
    let region = region.clipped(to: bounds)
    for row in region.rows {
      for column in region.columns {
        let cell = cells[row * columns + column]
        guard cell.isContinuation || cell.character != " ", !kept.contains(cell.character) else {
          continue
        }
        cells[row * columns + column] = Cell(character: sign(column, row), style: cell.style)
      }
    }
  }

  /// Blanks the other half of a wide character of which one half is about to be overwritten.
  private mutating func detach(_ column: Int, _ row: Int) {
    let index = row * columns + column
    if cells[index].isContinuation, column > 0 {
      cells[index - 1].character = " "
      cells[index].isContinuation = false
    }
    if column + 1 < columns, cells[index + 1].isContinuation {
      cells[index + 1].isContinuation = false
      cells[index + 1].character = " "
    }
  }
}
