internal import InputModel
internal import Programs

/// A round button at the foot of the surface.
struct FootButton {
  var frame: Rectangle
  var sign: String
  var style: Style
}

extension Painter {
  /// On a low terminal the foot of the surface is the line of the status strip: there it is shared.
  func isBelowPage(_ rectangle: Rectangle) -> Bool {
    map.region(rectangle).rows.lowerBound >= page.rows.upperBound
  }

  /// The buttons that stand at the foot at present.
  func footButtons(of toDo: ToDoSnapshot) -> [FootButton] {
    switch toDo {
    case .launch, .signIn, .main(_, .calendar): []
    case .main(let main, .none), .main(let main, .menu): footButtons(of: main)
    case .main(_, .box(let box)): box.isNew ? buttons(of: box) : []
    }
  }

  func footButtons(of main: ToDoMainSnapshot) -> [FootButton] {
    [
      FootButton(frame: main.menuButton, sign: glyphs.menu, style: palette.raised),
      FootButton(frame: main.newButton, sign: glyphs.plus, style: palette.primary),
    ]
  }

  /// Those that lie on the line of the status strip, and the room that they leave it.
  func footRoom(beside buttons: [FootButton]) -> Range<Int> {
    var room = 0..<canvas.columns
    for button in buttons where isBelowPage(button.frame) {
      let columns = map.region(button.frame).columns.clamped(to: 0..<canvas.columns)
      if columns.lowerBound * 2 < canvas.columns {
        room = min(max(columns.upperBound, room.lowerBound), room.upperBound)..<room.upperBound
      } else {
        room = room.lowerBound..<max(min(columns.lowerBound, room.upperBound), room.lowerBound)
      }
    }
    return room
  }

  mutating func drawFoot(_ buttons: [FootButton]) {
    guard canvas.rows > 0 else { return }
    let row = canvas.rows - 1
    let line = canvas.bounds.line(row)
    for button in buttons where isBelowPage(button.frame) {
      let region = map.region(button.frame)
      guard region.rows.contains(row) else { continue }
      drawRound(button.sign, in: region.line(row), row: row, style: button.style, clip: line)
    }
  }
}
