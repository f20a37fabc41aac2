internal import Themes

/// The looks of what lies under a mask.
extension Palette {
  /// How dark the mask is where it is whole: what lies under it is seen, and does not ask to be read.
  private static let darkest = 0.72

  /// The style as seen through a mask of a strength from 0 to 1. With few colours the grounds go, so
  /// that what lies over them stands out.
  func masked(_ style: Style, by strength: Double) -> Style {
    guard strength > 0 else { return style }
    guard isRich else { return strength < 0.5 ? style : Style(attributes: .dim) }
    var dark = style
    dark.foreground = masked(style.foreground, by: strength) ?? color(.rule)
    dark.background = masked(style.background, by: strength) ?? .terminal
    dark.attributes.remove(.bold)
    return dark
  }

  /// Grounds that the nearest of 256 dark colours would make gray.
  private static let darkGrounds: [RGB: Shade] = [
    Shade.toDo.rgb: .toDoDark, Shade.toDoLit.rgb: .toDoDark, Shade.done.rgb: .doneDark,
    Shade.doneLit.rgb: .doneDark, Shade.history.rgb: .historyDark,
    Shade.historyLit.rgb: .historyDark,
  ]

  /// Nil for the terminal's own colour, of which nothing is known.
  private func masked(_ color: Color, by strength: Double) -> Color? {
    let own: RGB? =
      switch color {
      case .terminal: nil
      case .index(let index): RGB(index: index)
      case .rgb(let color): color
      }
    let masked = own.map { own in
      if let dark = Palette.darkGrounds[own] { return own.mixed(with: dark.rgb, share: strength) }
      return own.mixed(with: Shade.ink.rgb, share: strength * Palette.darkest)
    }
    return masked.map { colors == .direct ? .rgb($0) : .index($0.nearestIndex) }
  }
}

extension Painter {
  /// Lays a mask over what is drawn.
  mutating func mask(_ region: CellRegion, by strength: Double) {
    let strength = strength.isFinite ? min(max(strength, 0), 1) : 1
    var known: [Style: Style] = [:]
    let palette = palette
    canvas.restyle(region) { style in
      let masked = known[style] ?? palette.masked(style, by: strength)
      known[style] = masked
      style = masked
    }
  }
}
