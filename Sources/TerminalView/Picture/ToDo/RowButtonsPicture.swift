internal import InputModel
internal import Interaction
internal import Programs

/// Where a row's round buttons stand: in even steps to the left of the plus, since places rounded each
/// by itself would leave gaps between some. Where rings have no room, each sign is in the middle of
/// what can be touched.
struct RowButtonPlaces {
  let plus: CellRegion
  /// In the order in which they are drawn.
  let buttons: [(button: ToDoRowButton, region: CellRegion)]

  init(_ row: ToDoRowSnapshot, in body: CellRegion, map: SurfaceMap) {
    let shift = body.columns.lowerBound - map.column(row.frame.x)
    // The last column shows how far the list is scrolled.
    let last = body.columns.upperBound - 2
    func sign(_ frame: Rectangle) -> CellRegion {
      let column = min(map.cell(at: frame.center).column + shift, last)
      return CellRegion(columns: column..<column + 1, rows: body.rows)
    }
    var whole = map.region(row.plus).moved(columns: shift)
    let hasRings = whole.width >= 3
    if whole.columns.upperBound > last + 1 {
      whole = whole.moved(columns: last + 1 - whole.columns.upperBound)
    }
    let plus = hasRings ? CellRegion(columns: whole.columns, rows: body.rows) : sign(row.plus)
    self.plus = plus
    guard let buttons = row.buttons else {
      self.buttons = []
      return
    }
    let frames = [
      (ToDoRowButton.bin, buttons.bin), (.check, buttons.check), (.important, buttons.important),
    ]
    self.buttons = frames.map { button, frame in
      guard hasRings else { return (button, sign(frame)) }
      let steps = row.plus.width > .zero ? (row.plus.x - frame.x) / row.plus.width : 0
      let share = steps.isFinite ? min(max(steps, 0), 3) : 0
      let shift = Int((share * Double(plus.width)).rounded())
      return (button, plus.moved(columns: -shift))
    }
  }

  /// The first column that is taken.
  var start: Int {
    buttons.map(\.region.columns.lowerBound).min() ?? plus.columns.lowerBound
  }
}

extension Painter {
  mutating func drawButtons(
    of row: ToDoRowSnapshot, at places: RowButtonPlaces, row line: Int, clip: CellRegion
  ) {
    let ground = palette.ground(row.tone, isLit: row.isSelected)
    // Rings that still overlap would hide each other.
    let hasRings = row.buttons.map { $0.fraction > 0.9 } ?? false
    for (button, region) in places.buttons {
      let isPressed = row.buttons?.selected == button
      let style =
        isPressed
        ? palette.pressed : style(of: button, for: row, on: ground)
      let sign = sign(of: button, for: row)
      if hasRings {
        drawRound(sign, in: region, row: line, style: style, clip: clip)
      } else {
        writeCentered(sign, row: line, in: region, style: style, clip: clip)
      }
    }
    let isOpen = row.buttons != nil
    drawRound(
      isOpen ? glyphs.close : glyphs.plus, in: places.plus, row: line,
      style: isOpen ? palette.faint(on: row.tone, isLit: row.isSelected) : ground, clip: clip)
  }

  /// A bin is looked at twice.
  private func style(
    of button: ToDoRowButton, for row: ToDoRowSnapshot, on ground: Style
  ) -> Style {
    switch button {
    case .important, .bin:
      palette.alert(on: row.tone, isLit: row.isSelected)
    case .check: palette.strong(on: row.tone, isLit: row.isSelected)
    }
  }

  private func sign(of button: ToDoRowButton, for row: ToDoRowSnapshot) -> String {
    switch button {
    case .important: glyphs.important
    case .check: row.isDone ? glyphs.undo : glyphs.archive
    case .bin: row.isDeleted ? glyphs.undo : glyphs.bin
    }
  }
}
