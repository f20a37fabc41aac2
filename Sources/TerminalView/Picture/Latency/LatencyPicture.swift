internal import InputModel
internal import Latency
internal import Programs

extension Painter {
  /// From the top: stages, how the latencies are spread, the last minute, the devices, and what it
  /// all means in a sentence. What has no room is left out from the middle.
  mutating func draw(_ latency: LatencySnapshot) {
    drawLatencyTitle(latency)
    let body = CellRegion(
      columns: min(1, page.columns.upperBound)..<max(page.columns.upperBound - 1, 1),
      rows: min(2, page.rows.upperBound)..<page.rows.upperBound)
    let devices = min(max(latency.devices.count, 1), max(body.height / 5, 1))
    let foot = devices + 3
    let stages = fitting(latency.stages, max(body.height - 1 - foot, 1))
    let rest = max(body.height - stages.count - 1 - foot, 0)
    var pane = Pane(body)
    draw(stages, bound: latency.bound, in: &pane)
    let spread = max(rest - (rest >= 8 ? 2 : 0), 0)
    if spread >= 3 { drawSpread(of: latency, height: spread, in: &pane) }
    if rest >= 8 { drawLastMinute(of: latency, in: &pane) }
    draw(latency.devices, atMost: devices, in: &pane)
    drawFaults(of: latency, in: &pane)
    drawMeaning(of: latency, in: &pane)
  }

  /// The stages that there is room for; the one that the bound is for stays longest.
  private func fitting(
    _ stages: [LatencySnapshot.Stage], _ room: Int
  ) -> [LatencySnapshot.Stage] {
    let spare = max(stages.count - room, 0)
    let left = stages.indices.filter { !stages[$0].isBound }.prefix(spare)
    return stages.indices.filter { !left.contains($0) }.map { stages[$0] }
  }

  private mutating func drawLatencyTitle(_ latency: LatencySnapshot) {
    write("Latency", column: 2, row: 0, style: palette.strong)
    let words: String =
      switch latency.phase {
      case .waiting: "opening devices"
      case .warmingUp: "warming up"
      case .measuring(nil): "measuring"
      case .measuring(let total?): "measuring for \(Figure.clock(total))"
      }
    let samples = latency.samples == 1 ? "1 sample" : "\(latency.samples) samples"
    let text = measured(words + glyphs.separator + samples + glyphs.separator + "q ends")
      .cut(to: max(canvas.columns - 13, 0), ellipsis: ellipsis)
    write(text, column: 11, row: 0, style: palette.faint)
    drawRule(row: 1, in: page)
  }

  /// What was merged, missed, dropped or set aside, in one line.
  private mutating func drawFaults(of latency: LatencySnapshot, in pane: inout Pane) {
    let bound = Figure.duration(latency.bound)
    let drops = latency.devices.reduce(0) { $0 + $1.drops }
    let aside = latency.devices.reduce(0) { $0 + $1.setAside.values.reduce(0, +) }
    let counts: [(Int, String)] = [
      (latency.misses, "over \(bound)"), (latency.queue.merges, "merged"),
      (latency.queue.refusals, "refused"), (drops, "SYN_DROPPED"), (aside, "set aside"),
    ]
    var parts: [StyledText] = []
    for (count, name) in counts {
      if !parts.isEmpty { parts.append(StyledText(glyphs.separator, palette.rule)) }
      let isTrouble = count > 0 && name != "merged"
      parts.append(
        StyledText("\(count) \(name)", isTrouble ? palette.warning : palette.faint))
    }
    writeLine(parts, in: &pane)
  }

  private mutating func drawMeaning(of latency: LatencySnapshot, in pane: inout Pane) {
    guard let raw = latency.raw, let corrected = latency.corrected else {
      if let trouble = latency.trouble {
        writeLine([StyledText(trouble, palette.warning)], in: &pane)
      } else if !latency.devices.isEmpty {
        writeLine(
          [StyledText("touch a device: each report is a sample", palette.accent)], in: &pane)
      }
      return
    }
    let figure = Figure.duration(raw)
    let sentence = "99 % of reports reached the program within \(figure)"
    let merged = corrected > raw ? " (\(Figure.duration(corrected)) with merged ones)" : ""
    // The figure is what the sentence is for.
    let texts = [sentence + merged, sentence, "99 % of reports within \(figure)"]
    let text = texts.first { measured($0).width <= pane.width } ?? "99 %: \(figure)"
    writeLine([StyledText(text)], in: &pane)
    guard let drawn = latency.drawnEvidence else { return }
    let evidence =
      switch drawn {
      case .write: "drawn: the write to the terminal returned; light comes later"
      case .answer: "drawn: the terminal answered a query behind the picture; light comes later"
      }
    writeLine([StyledText(evidence, palette.faint)], in: &pane)
  }
}
