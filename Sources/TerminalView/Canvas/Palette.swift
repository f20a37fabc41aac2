internal import Interaction

/// The colours by what they mean, as far as the terminal has them.
///
/// With 256 colours every shade reads on a dark and on a light screen. With eight, brown is yellow
/// stippled on black. Without any, strips are reversed, and icon and word tell them apart.
struct Palette: Hashable, Sendable {
  let colors: Capabilities.Colors

  var strong: Style { Style(attributes: .bold) }

  /// What may be overlooked: dates, excerpts, figures.
  var faint: Style {
    colors == .indexed256 ? Style(foreground: 245) : Style(attributes: .dim)
  }

  /// Lines between things.
  var rule: Style {
    colors == .indexed256 ? Style(foreground: 242) : Style(attributes: .dim)
  }

  /// Fingers, the selection, and what a touch moves.
  var accent: Style {
    switch colors {
    case .indexed256: Style(foreground: 39, attributes: .bold)
    case .sixteen: Style(foreground: 12, attributes: .bold)
    case .eight: Style(foreground: 6, attributes: .bold)
    case .none: Style(attributes: .bold)
    }
  }

  var warning: Style {
    switch colors {
    case .indexed256: Style(foreground: 203, attributes: .bold)
    case .sixteen, .eight: Style(foreground: 1, attributes: .bold)
    case .none: Style(attributes: .bold)
    }
  }

  var success: Style {
    switch colors {
    case .indexed256: Style(foreground: 71, attributes: .bold)
    case .sixteen, .eight: Style(foreground: 2, attributes: .bold)
    case .none: Style(attributes: .bold)
    }
  }

  /// A sentence that lies over the picture.
  var notice: Style {
    colors == .indexed256
      ? Style(foreground: 255, background: 238) : Style(attributes: .reverse)
  }

  var noticeAction: Style {
    colors == .indexed256
      ? Style(foreground: 117, background: 238, attributes: .bold)
      : Style(attributes: [.reverse, .bold])
  }

  /// A trail's dots, `age` from 0 for the newest to 1.
  func trail(age: Double) -> Style {
    guard colors == .indexed256 else { return age < 0.5 ? accent : faint }
    return Style(foreground: age < 0.34 ? 39 : age < 0.67 ? 67 : 242)
  }
}

extension Palette {
  /// The strip behind a row that has been moved aside.
  func strip(_ background: RowBackground) -> Style {
    switch colors {
    case .indexed256: indexedStrip(background)
    case .sixteen: sixteenStrip(background)
    case .eight: eightStrip(background)
    case .none: background == .none || background == .gray ? faint : Style(attributes: .reverse)
    }
  }

  /// The icon in the strip: from half transparent to solid in steps that can be told apart.
  func icon(on background: RowBackground, opacity: Double) -> Style {
    var style = strip(background)
    guard background == .gray else { return style.with(.bold) }
    switch colors {
    case .indexed256: style.foreground = opacity < 0.67 ? 247 : opacity < 0.84 ? 251 : 255
    case .sixteen, .eight, .none: return opacity < 0.75 ? style : style.with(.bold)
    }
    return style
  }

  /// The colour as ink on the terminal's own background, such as a tick's that was crossed.
  func ink(_ background: RowBackground) -> Style {
    let index: UInt8? =
      switch (colors, background) {
      case (.none, _), (_, .none), (_, .gray): nil
      case (.indexed256, .yellow): 178
      case (.indexed256, .brown): 130
      case (.indexed256, .green): 71
      case (.indexed256, .red): 160
      case (_, .yellow), (_, .brown): 3
      case (_, .green): 2
      case (_, .red): 1
      }
    return Style(foreground: index, attributes: .bold)
  }

  private func indexedStrip(_ background: RowBackground) -> Style {
    switch background {
    case .none: .plain
    case .gray: Style(foreground: 250, background: 241)
    case .yellow: Style(foreground: 16, background: 220)
    case .brown: Style(foreground: 231, background: 94)
    case .green: Style(foreground: 16, background: 71)
    case .red: Style(foreground: 231, background: 160)
    }
  }

  private func sixteenStrip(_ background: RowBackground) -> Style {
    switch background {
    case .none: .plain
    case .gray: Style(foreground: 15, background: 8)
    case .yellow: Style(foreground: 0, background: 11)
    case .brown: Style(foreground: 15, background: 3)
    case .green: Style(foreground: 0, background: 2)
    case .red: Style(foreground: 15, background: 1)
    }
  }

  private func eightStrip(_ background: RowBackground) -> Style {
    switch background {
    case .none: .plain
    case .gray: Style(attributes: .dim)
    case .yellow: Style(foreground: 0, background: 3)
    case .brown: Style(foreground: 3, background: 0)
    case .green: Style(foreground: 0, background: 2)
    case .red: Style(foreground: 7, background: 1)
    }
  }
}

extension Palette {
  /// The thumb of a lock, before and beyond the threshold.
  func thumb(isOver: Bool) -> Style {
    switch colors {
    case .indexed256: Style(foreground: 16, background: isOver ? 71 : 39, attributes: .bold)
    case .sixteen, .eight: Style(foreground: 0, background: isOver ? 2 : 6)
    case .none: Style(attributes: isOver ? [.reverse, .bold] : .reverse)
    }
  }
}
