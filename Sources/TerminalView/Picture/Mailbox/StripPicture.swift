internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The coloured strip beside a row that is moved aside, with icon and, where there is room, word.
  mutating func drawStrip(of row: RowSnapshot, in strip: CellRegion, clip: CellRegion) {
    guard !clip.isEmpty else { return }
    let appearance = row.appearance
    fill(
      clip, with: filling(of: appearance.background), style: palette.strip(appearance.background))
    let icon = measured(glyphs.icon(appearance.icon))
    guard icon.width > 0 else { return }
    let isLeft = row.offset < .zero
    let margin = strip.width >= 4 ? 1 : 0
    let travel =
      map.column(row.frame.x + appearance.iconOffset.magnitude)
      - map.column(row.frame.x)
    let inward = margin + travel
    let column =
      isLeft
      ? strip.columns.upperBound - inward - icon.width : strip.columns.lowerBound + inward
    let line = strip.middleRow
    let style = palette.icon(on: appearance.background, opacity: appearance.iconOpacity)
    // Spaces around the sign keep it legible in a stippled strip.
    let clear = CellRegion(columns: column - 1..<column + icon.width + 1, rows: line..<line + 1)
    fill(clear.clipped(to: clip), style: style)
    write(icon, column: column, row: line, style: style, clip: clip)
    let word = measured(name(of: appearance))
    guard word.width > 0, inward >= word.width + 2 else { return }
    let start = isLeft ? column + icon.width + 1 : column - 1 - word.width
    fill(
      CellRegion(columns: start - 1..<start + word.width + 1, rows: line..<line + 1)
        .clipped(to: clip), style: style)
    write(icon, column: column, row: line, style: style, clip: clip)
    write(word, column: start, row: line, style: style, clip: clip)
  }

  /// What letting go does; nothing yet below the short threshold.
  private func name(of appearance: RowAppearance) -> String {
    guard appearance.background != .gray else { return "" }
    return switch appearance.icon {
    case .none, .reschedule: ""
    case .later: "Later"
    case .list: "List"
    case .archive: "Archive"
    case .delete: "Delete"
    }
  }

  private func filling(of background: RowBackground) -> String {
    switch (capabilities.colors, background) {
    case (.eight, .brown): glyphs.shade
    case (.eight, .gray), (.none, .gray): glyphs.lightShade
    case (_, _): " "
    }
  }
}
