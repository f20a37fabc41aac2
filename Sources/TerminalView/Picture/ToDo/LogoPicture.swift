internal import InputModel
internal import Programs
internal import Themes

extension Painter {
  /// The launch page: two letters D, what is to be done and what is done.
  mutating func draw(_ logo: ToDoLogoSnapshot) {
    fill(page)
    drawLetter(in: map.region(logo.toDo), tone: .toDo)
    drawLetter(in: map.region(logo.done), tone: .done)
    let caption = map.region(logo.caption)
    let row = min(caption.middleRow, page.rows.upperBound - 1)
    writeCentered(
      logo.name, row: row, in: caption.line(row), style: palette.strong, clip: page)
  }

  /// A D in `region`, of half cells where there are such, or one character where it has no room.
  mutating func drawLetter(in region: CellRegion, tone: ToDoRowSnapshot.Tone) {
    let style = palette.ink(of: tone)
    let shape = LetterShape(width: region.width, height: region.height * 2)
    guard shape.isLegible else {
      writeCentered(
        "D", row: region.middleRow, in: region, style: style.with(.bold), clip: page)
      return
    }
    let seen = region.clipped(to: page)
    for row in seen.rows {
      for column in seen.columns {
        let (x, y) = (column - region.columns.lowerBound, (row - region.rows.lowerBound) * 2)
        let sign = sign(upper: shape.covers(x, y), lower: shape.covers(x, y + 1), tone: tone)
        if let sign { write(sign, column: column, row: row, style: style, clip: page) }
      }
    }
  }

  /// Without colours the second letter is stippled.
  private func sign(upper: Bool, lower: Bool, tone: ToDoRowSnapshot.Tone) -> String? {
    let isStippled = palette.colors == .none && tone != .toDo
    switch (upper, lower) {
    case (false, false): return nil
    case (true, true): return isStippled ? glyphs.shade : glyphs.full
    case (true, false) where !isStippled: return glyphs.halves.first ?? glyphs.full
    case (false, true) where !isStippled: return glyphs.halves.last
    case (true, false), (false, true): return upper ? glyphs.shade : nil
    }
  }
}

/// A letter D in a raster whose dots are about as wide as high.
private struct LetterShape {
  var width: Int
  var height: Int

  var isLegible: Bool { width >= 4 && height >= 6 }

  /// Whether a dot is part of the letter: within its outer line, and not within the inner one.
  func covers(_ column: Int, _ row: Int) -> Bool {
    let stroke = max(min(Double(width), Double(height)) * 0.24, 1.5)
    return isInside(column, row, inset: 0) && !isInside(column, row, inset: stroke)
  }

  /// A straight side at the left, and half an ellipse at the right.
  private func isInside(_ column: Int, _ row: Int, inset: Double) -> Bool {
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    let (right, middle) = (Double(width) - inset, Double(height) / 2)
    guard x > inset, x < right, abs(y - middle) < middle - inset else { return false }
    let bend = min(Double(width) * 0.62, Double(height) / 2) - inset / 2
    let start = right - bend
    guard x > start, bend > 0 else { return true }
    let (across, down) = ((x - start) / bend, (y - middle) / (middle - inset))
    return across * across + down * down <= 1
  }
}
