internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The panel that asks for a secret, over all but the bar.
  mutating func draw(_ secret: SecretSnapshot, clock: ClockSnapshot?) {
    let panel = map.region(secret.frame).clipped(to: page)
    fill(panel, style: look.ground)
    let field = map.region(secret.field, in: secret.frame)
    if let clock { drawClock(clock, above: field, in: panel) }
    drawField(of: secret, in: field)
    drawSentence(of: secret, below: field)
    guard var keys = secret.keys.first?.frame else { return }
    // Counted from the first key on, rows and columns are even.
    keys.x = secret.keys.map(\.frame.x).min() ?? keys.x
    // All have the height of the lowest, and what is left over is a gap.
    let height = secret.keys.map { map.region($0.frame, in: keys).height }.min() ?? 1
    for key in secret.keys {
      var region = map.region(key.frame, in: keys)
      region.rows = region.rows.lowerBound..<region.rows.lowerBound + height
      draw(key, in: region.width > 2 ? region.narrowed : region, of: secret)
    }
  }

  /// The time in one line, where there is one to spare.
  private mutating func drawClock(
    _ clock: ClockSnapshot, above field: CellRegion, in panel: CellRegion
  ) {
    let free = field.rows.lowerBound - panel.rows.lowerBound
    guard free >= 2 else { return }
    let row = panel.rows.lowerBound + (free - 1) / 2
    writeCentered(
      clock.time + glyphs.separator + clock.date, row: row, in: page, style: look.faint)
  }

  private mutating func drawField(of secret: SecretSnapshot, in field: CellRegion) {
    let seen = field.clipped(to: page)
    guard !seen.isEmpty else { return }
    let isFramed = field.height >= 3
    fill(seen, style: look.track.blank)
    if isFramed { frame(field, style: look.track, clip: seen) }
    let inner = field.inset(columns: 2, rows: isFramed ? 1 : 0)
    let (text, style) = content(of: secret, for: inner.width)
    writeCentered(text, row: inner.middleRow, in: inner, style: style, clip: seen)
    drawKeyboardState(secret.keyboard, isFramed: isFramed, in: field, clip: seen)
  }

  /// Dots, or what is asked for where there are none.
  private func content(of secret: SecretSnapshot, for width: Int) -> (String, Style) {
    switch secret.phase {
    case .checking: return ("checking" + glyphs.ellipsis, look.trackFaint)
    case .accepted: return ("unlocked", look.trackBeyond)
    case .hidden, .waiting, .asking: break
    }
    guard secret.dots > 0 else {
      let isKnown = secret.phase == .asking
      let words = secret.kind.invitations
      let fitting = words.first { measured($0).width <= width } ?? words.last ?? ""
      return (isKnown ? fitting : "", look.trackFaint)
    }
    let spaced = Array(repeating: glyphs.mark, count: secret.dots)
    let isWide = secret.dots * 2 - 1 <= width
    return (spaced.joined(separator: isWide ? " " : ""), look.trackLit)
  }

  /// What of a real keyboard would surprise, in the field's lower rim or at its right end.
  private mutating func drawKeyboardState(
    _ state: KeyboardState, isFramed: Bool, in field: CellRegion, clip: CellRegion
  ) {
    var words: [String] = []
    if state.isUnread { words.append("a keyboard is not read") }
    if state.hasCapsLock { words.append("Caps Lock") }
    if state.hasNumLock { words.append("Num Lock") }
    if let layout = state.layout { words.append(layout) }
    guard !words.isEmpty else { return }
    let text = measured(" " + words.joined(separator: glyphs.separator) + " ")
    writeTrailing(
      text.cut(to: max(field.width - 4, 0), ellipsis: ellipsis),
      end: field.columns.upperBound - 2,
      row: isFramed ? field.rows.upperBound - 1 : field.middleRow,
      style: state.hasCapsLock || state.isUnread ? look.refused : look.trackFaint, clip: clip)
  }

  private mutating func drawSentence(of secret: SecretSnapshot, below field: CellRegion) {
    let line = map.region(secret.sentenceFrame, in: secret.frame)
    guard !line.isEmpty, page.rows.contains(line.middleRow) else { return }
    if let sentence = secret.sentence {
      writeCentered(sentence, row: line.middleRow, in: line, style: look.refused)
    }
  }

  private mutating func draw(
    _ key: SecretSnapshot.Key, in region: CellRegion, of secret: SecretSnapshot
  ) {
    let isLit = key.isPressed || key.isInForce
    // While nothing is taken, keys are outlines.
    let isDim = secret.phase != .asking
    let style = isDim ? look.faint : isLit ? look.keyPressed : look.key
    if isDim || look.areKeysFramed && !isLit {
      drawRim(of: region, style: style)
    } else {
      drawFace(of: region, style: style)
    }
    let label = label(of: key.key, width: max(region.width - 2, 1))
    writeCentered(
      label, row: faceRow(of: region), in: region, style: style, clip: region.clipped(to: page))
  }

  /// The line with the label.
  private func faceRow(of region: CellRegion) -> Int {
    region.height == 2 ? region.rows.lowerBound : region.middleRow
  }

  private mutating func drawRim(of key: CellRegion, style: Style) {
    let clip = key.clipped(to: page)
    if key.height >= 3 {
      frame(key, style: style, clip: clip)
    } else if key.width >= 5 {
      let row = faceRow(of: key)
      write("[", column: key.columns.lowerBound, row: row, style: style, clip: clip)
      write("]", column: key.columns.upperBound - 1, row: row, style: style, clip: clip)
    }
  }

  /// A filled key, with half a line or a line between it and the next.
  private mutating func drawFace(of key: CellRegion, style: Style) {
    let clip = key.clipped(to: page)
    let isHalved = key.height >= 3 && !glyphs.halves.isEmpty && style.background != .terminal
    var core = key
    if key.height == 2 { core = key.line(key.rows.lowerBound) }
    if isHalved { core = key.inset(columns: 0, rows: 1) }
    fill(core.clipped(to: clip), style: style.blank)
    guard isHalved else { return }
    let edge = Style(foreground: style.background, background: look.ground.background)
    fill(key.line(key.rows.lowerBound).clipped(to: clip), with: glyphs.halves[1], style: edge)
    fill(key.line(key.rows.upperBound - 1).clipped(to: clip), with: glyphs.halves[0], style: edge)
  }

  private func label(of key: SecretKey, width: Int) -> String {
    let (word, sign): (String, String) =
      switch key {
      case .character(" "): ("space", " ")
      case .character(let character): (String(character), String(character))
      case .erase: ("erase", glyphs.erase)
      case .enter: ("enter", glyphs.enter)
      case .shift: ("shift", glyphs.shift)
      case .layer(.letters), .layer(.capitals): ("abc", "a")
      case .layer(.digits): ("123", "1")
      case .layer(.signs): ("#+=", "#")
      }
    return measured(word).width <= width ? word : sign
  }
}

extension LockSecret {
  /// What stands in an empty field, the longest first.
  fileprivate var invitations: [String] {
    switch self {
    case .none: []
    case .pin: ["enter the PIN", "PIN"]
    case .password: ["enter the password", "password"]
    }
  }
}

extension CellRegion {
  /// Without its last column, which keeps it from its neighbour.
  fileprivate var narrowed: CellRegion {
    CellRegion(columns: columns.lowerBound..<columns.upperBound - 1, rows: rows)
  }
}
