internal import InputModel
internal import Programs

extension Painter {
  /// How many cells of a trail are drawn: a few, since they lie over words.
  static let trailCells = 6

  mutating func drawFingers(_ fingers: [FingerSnapshot]) {
    for finger in fingers {
      let cell = map.cell(at: finger.location)
      drawTrail(finger.trail.map { map.cell(at: $0) }, from: cell)
    }
    for finger in fingers {
      let cell = map.cell(at: finger.location)
      overlay(glyphs.finger, column: cell.column, row: cell.row, style: palette.accent)
    }
  }

  /// The cells that a finger came through, the newest first, fading.
  mutating func drawTrail(
    _ places: [(column: Int, row: Int)], from head: (column: Int, row: Int)
  ) {
    var cells = [head]
    for place in places where cells.count <= Painter.trailCells {
      if let last = cells.last, last != place { cells.append(place) }
    }
    for (index, cell) in cells.enumerated().dropFirst().reversed() where cell != head {
      let age = Double(index - 1) / Double(Painter.trailCells)
      let glyph = age < 0.34 ? glyphs.trail.first : glyphs.trail.last
      overlay(glyph ?? "", column: cell.column, row: cell.row, style: palette.trail(age: age))
    }
  }
}
