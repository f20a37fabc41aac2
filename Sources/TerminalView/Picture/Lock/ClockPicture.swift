internal import Programs

extension Painter {
  /// The time and below it the day, at the top of `region`, as large as leaves room for a padlock.
  ///
  /// - Returns: what of the region is left below.
  mutating func drawClock(_ clock: ClockSnapshot, in region: CellRegion) -> CellRegion {
    guard region.height >= 3 else {
      if region.height > 0 {
        writeCentered(
          clock.time + glyphs.separator + clock.date, row: region.rows.lowerBound, in: region,
          style: look.text)
      }
      return region.below(1)
    }
    // The day, a line above and below, and the smallest padlock.
    let room = region.height - 4 - PadlockSize.smallest
    let size = FigureSize.all.first {
      $0.rows + min($0.scale, 1) <= room && width(of: clock.time, $0) <= region.width
        && (!$0.isHalved || !glyphs.halves.isEmpty)
    }
    let height = size?.rows ?? 1
    let top = region.rows.lowerBound + (region.height > height + 2 ? 1 : 0)
    if let size {
      drawFigures(clock.time, size, top: top, in: region)
    } else {
      writeCentered(clock.time, row: top, in: region, style: look.text)
    }
    // The lower half of the last line of halved figures is empty.
    let gap = (size?.scale ?? 0) > 0 ? 1 : 0
    let date = top + height + gap
    if region.rows.contains(date) {
      writeCentered(clock.date, row: date, in: page, style: look.faint)
    }
    return region.below(date + 1 - region.rows.lowerBound)
  }

  private func width(of text: String, _ size: FigureSize) -> Int {
    text.reduce(-size.gap) { $0 + size.width(of: $1) + size.gap }
  }

  private mutating func drawFigures(
    _ text: String, _ size: FigureSize, top: Int, in region: CellRegion
  ) {
    var column = region.columns.lowerBound + (region.width - width(of: text, size)) / 2
    for character in text {
      draw(BlockFigure(character), size, column: column, row: top)
      column += size.width(of: character) + size.gap
    }
  }

  private mutating func draw(_ figure: BlockFigure, _ size: FigureSize, column: Int, row: Int) {
    for line in 0..<size.rows {
      for (index, _) in figure.lines[0].enumerated() {
        let glyph = glyph(of: figure, at: index, line, size)
        guard let glyph else { continue }
        let place = CellRegion(
          columns: column + index * size.columns..<column + (index + 1) * size.columns,
          rows: row + line..<row + line + 1)
        fill(place, with: glyph, style: look.text)
      }
    }
  }

  /// What fills a cell of a figure; nil for nothing.
  private func glyph(
    of figure: BlockFigure, at index: Int, _ line: Int, _ size: FigureSize
  ) -> String? {
    guard size.isHalved else {
      return figure.isSet(index, line / size.scale) ? glyphs.full : nil
    }
    return switch (figure.isSet(index, line * 2), figure.isSet(index, line * 2 + 1)) {
    case (true, true): glyphs.full
    case (true, false): glyphs.halves[0]
    case (false, true): glyphs.halves[1]
    case (false, false): nil
    }
  }
}

extension CellRegion {
  /// What is left below so many lines.
  fileprivate func below(_ lines: Int) -> CellRegion {
    CellRegion(
      columns: columns, rows: min(rows.lowerBound + lines, rows.upperBound)..<rows.upperBound)
  }
}

/// How large the blocks are that figures are made of: a cell is about twice as high as it is wide.
private struct FigureSize {
  /// Cells across and down for one block; 0 down for half a cell.
  var columns: Int
  var scale: Int

  var isHalved: Bool { scale == 0 }
  /// Five blocks.
  var rows: Int { isHalved ? 3 : 5 * scale }
  var gap: Int { columns }

  func width(of character: Character) -> Int { BlockFigure(character).lines[0].count * columns }

  static let all = [
    FigureSize(columns: 4, scale: 2), FigureSize(columns: 2, scale: 1),
    FigureSize(columns: 1, scale: 0),
  ]
}

/// A digit or a colon of five lines of blocks.
private struct BlockFigure {
  var lines: [String]

  init(_ character: Character) {
    lines = BlockFigure.figures[character] ?? [" ", " ", " ", " ", " "]
  }

  func isSet(_ index: Int, _ line: Int) -> Bool {
    lines.indices.contains(line) && Array(lines[line])[index] != " "
  }

  private static let figures: [Character: [String]] = [
    "0": ["###", "# #", "# #", "# #", "###"], "1": [" # ", "## ", " # ", " # ", "###"],
    "2": ["###", "  #", "###", "#  ", "###"], "3": ["###", "  #", "###", "  #", "###"],
    "4": ["# #", "# #", "###", "  #", "  #"], "5": ["###", "#  ", "###", "  #", "###"],
    "6": ["###", "#  ", "###", "# #", "###"], "7": ["###", "  #", "  #", "  #", "  #"],
    "8": ["###", "# #", "###", "# #", "###"], "9": ["###", "# #", "###", "  #", "###"],
    ":": [" ", "#", " ", "#", " "],
  ]
}
