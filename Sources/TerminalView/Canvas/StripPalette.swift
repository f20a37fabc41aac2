internal import Interaction
internal import Themes

extension Palette {
  /// The strip behind a row that has been moved aside.
  func strip(_ background: RowBackground) -> Style {
    guard let shade = background.shade else { return .plain }
    return switch colors {
    case .direct, .indexed256:
      Style(foreground: color(background.textShade), background: color(shade))
    case .sixteen: hasOwnEntries ? ownStrip(background) : sixteenStrip(background)
    case .eight: hasOwnEntries ? ownStrip(background) : eightStrip(background)
    case .none: background == .gray ? faint : Style(attributes: .reverse)
    }
  }

  /// The icon in the strip: from half transparent to solid, with 24 bits as the opacity says, else in
  /// steps that can be told apart.
  func icon(on background: RowBackground, opacity: Double) -> Style {
    var style = strip(background)
    guard background == .gray else { return style.with(.bold) }
    switch colors {
    case .direct:
      style.foreground = .rgb(Shade.gray.rgb.mixed(with: Shade.paper.rgb, share: opacity))
    case .indexed256: style.foreground = .index(opacity < 0.67 ? 248 : opacity < 0.84 ? 251 : 231)
    case .sixteen where hasOwnEntries, .eight where hasOwnEntries:
      // The darker white of such a palette is two thirds of the way to the bright one.
      return opacity < 0.84 ? Style(foreground: .index(7), background: .index(4)) : style
    case .sixteen, .eight, .none: return opacity < 0.75 ? style : style.with(.bold)
    }
    return style
  }

  /// The colour as ink on the terminal's own background, such as a tick's that was crossed.
  func ink(_ background: RowBackground) -> Style {
    guard let shade = background.shade, background != .gray, colors != .none else { return strong }
    if isRich {
      let ink = background == .yellow ? .yellowInk : background == .brown ? .brownInk : shade
      return Style(foreground: color(ink), attributes: .bold)
    }
    // A console shows bold as the bright colour of the same number, which has not been changed.
    if hasOwnEntries, let entry = entry(shade) { return Style(foreground: entry) }
    let index: UInt8 = background == .green ? 2 : background == .red ? 1 : 3
    return Style(foreground: .index(index), attributes: .bold)
  }

  private func entry(_ shade: Shade) -> Color? {
    PaletteEntry.all.first { $0.shade == shade }.map { .index($0.index) }
  }

  /// With the palette's entries changed. Eight colours have white in bold only.
  private func ownStrip(_ background: RowBackground) -> Style {
    guard let ground = background.shade.flatMap(entry) else { return .plain }
    if background.textShade == .ink { return Style(foreground: .index(0), background: ground) }
    return colors == .sixteen
      ? Style(foreground: .index(15), background: ground)
      : Style(foreground: .index(7), background: ground, attributes: .bold)
  }

  private func sixteenStrip(_ background: RowBackground) -> Style {
    switch background {
    case .none: .plain
    case .gray: Style(foreground: .index(15), background: .index(8))
    case .yellow: Style(foreground: .index(0), background: .index(11))
    // Black is read on xterm's dark yellow and on a console's brown alike.
    case .brown: Style(foreground: .index(0), background: .index(3))
    case .green: Style(foreground: .index(0), background: .index(2))
    case .red: Style(foreground: .index(15), background: .index(1))
    }
  }

  private func eightStrip(_ background: RowBackground) -> Style {
    switch background {
    case .none: .plain
    case .gray: Style(attributes: .dim)
    case .yellow: Style(foreground: .index(0), background: .index(3))
    case .brown: Style(foreground: .index(3), background: .index(0))
    case .green: Style(foreground: .index(0), background: .index(2))
    case .red: Style(foreground: .index(7), background: .index(1))
    }
  }
}

extension RowBackground {
  var shade: Shade? {
    switch self {
    case .none: nil
    case .gray: .gray
    case .yellow: .yellow
    case .brown: .brown
    case .green: .green
    case .red: .red
    }
  }

  /// What is read best on it.
  var textShade: Shade {
    switch self {
    case .yellow, .green: .ink
    case .none, .gray, .brown, .red: .paper
    }
  }
}
