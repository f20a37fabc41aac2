internal import Gestures
internal import InputModel
internal import Programs

extension Painter {
  /// Each gesture as a small machine: the states in a row, the present one filled, and its name.
  mutating func drawGestures(_ gestures: [GestureEvent], in pane: inout Pane) {
    writeHeading("Gestures", in: &pane)
    if gestures.isEmpty { writeLine([StyledText("none yet", palette.faint)], in: &pane) }
    for gesture in gestures {
      let name = gesture.kind.rawValue
      let padding = String(repeating: " ", count: max(9 - name.count, 1))
      var line = [StyledText(name + padding)]
      line += machine(of: gesture)
      line.append(StyledText(" " + gesture.phase.rawValue, style(of: gesture.phase)))
      if let edge = gesture.edge, pane.width >= 32 {
        line.append(StyledText(" " + edge.rawValue, palette.faint))
      }
      let figures = StyledText(figures(of: gesture), palette.faint)
      let isLong = gesture.kind == .pan || gesture.kind == .edgePan
      if isLong, pane.width >= 48 {
        writeLine(line, right: figures, in: &pane)
      } else {
        writeLine(line, in: &pane)
        if isLong, pane.linesLeft > 0 {
          writeLine([StyledText("  "), figures], in: &pane)
        }
      }
    }
  }

  private func machine(of gesture: GestureEvent) -> [StyledText] {
    let path: [[GesturePhase]] =
      switch gesture.kind {
      case .pan, .edgePan: [[.began], [.changed], [.ended, .cancelled]]
      case .tap, .shake: [[.ended, .cancelled]]
      }
    var parts: [StyledText] = []
    if path.count == 1 { parts.append(StyledText("    ")) }
    for (index, phases) in path.enumerated() {
      if index > 0 { parts.append(StyledText(glyphs.horizontal, palette.rule)) }
      let isHere = phases.contains(gesture.phase)
      parts.append(
        StyledText(
          isHere ? glyphs.mark : glyphs.node, isHere ? style(of: gesture.phase) : palette.rule))
    }
    return parts
  }

  private func figures(of gesture: GestureEvent) -> String {
    let x = signed(Figure.whole(gesture.translation.x.value))
    let y = signed(Figure.whole(gesture.translation.y.value))
    let speed = signed(Figure.whole(gesture.velocity.x.value))
    return "dx \(x) dy \(y) vx \(speed)"
  }

  private func style(of phase: GesturePhase) -> Style {
    switch phase {
    case .began, .changed: palette.accent
    case .ended: palette.success
    case .cancelled: palette.warning
    }
  }
}
