extension Painter {
  /// A padlock in the middle of `region`, as large as fits; none where two lines are too many.
  mutating func drawPadlock(isOpen: Bool, in region: CellRegion) {
    let pictures = isOpen ? Padlock.open : Padlock.closed
    guard let lines = pictures.first(where: { $0.count + 2 <= region.height }) ?? pictures.last,
      lines.count <= region.height
    else { return }
    // Both pictures are centred by the body, so that it stands still when the shackle opens.
    let body = measured(String(lines.last?.prefix { $0 != "x" } ?? "")).width
    let column = region.columns.lowerBound + (region.width - body) / 2
    let top = region.rows.lowerBound + (region.height - lines.count) / 2
    let style = isOpen ? palette.success : palette.strong
    for (index, line) in lines.enumerated() {
      write(adapted(line), column: column, row: top + index, style: style, clip: page)
    }
  }

  /// The line with the corners that the terminal has.
  private func adapted(_ line: String) -> String {
    let corners = zip(["╭", "╮", "╰", "╯"], glyphs.corners)
    let known = Dictionary(uniqueKeysWithValues: corners)
    return line.map { known[String($0)] ?? String($0) }.joined()
  }
}

/// Pictures of a padlock, the largest first.
private enum Padlock {
  static let closed = [
    [
      "  ╭─────╮  ",
      "  │     │  ",
      "╭─┴─────┴─╮",
      "│         │",
      "│    ●    │",
      "│         │",
      "╰─────────╯",
    ],
    [
      " ╭───╮ ",
      "╭┴───┴╮",
      "│  ●  │",
      "╰─────╯",
    ],
  ]
  static let open = [
    [
      "        ╭─────╮",
      "        │     │",
      "╭───────┴─╮   ╵",
      "│         │",
      "│    ●    │",
      "│         │",
      "╰─────────╯",
    ],
    [
      "     ╭───╮",
      "╭────┴╮  ╵",
      "│  ●  │",
      "╰─────╯",
    ],
  ]
}
