internal import InputModel
internal import Latency
internal import Programs

extension Painter {
  /// A line a device: its own report interval, which no software shortens.
  mutating func draw(
    _ devices: [LatencySnapshot.Device], atMost limit: Int, in pane: inout Pane
  ) {
    // As wide as the table of stages: across a wide terminal the eye would lose the line.
    let columns = pane.region.columns
    defer { pane.region.columns = columns }
    let end = min(columns.upperBound, columns.lowerBound + Painter.tableWidth)
    pane.region.columns = columns.lowerBound..<end
    for device in devices.prefix(limit) {
      let name = device.description.name + (device.isPresent ? "" : " (gone)")
      let words = interval(of: device)
      let room = max(pane.width - measured(words).width - 2, 0)
      let text = measured(name).cut(to: room, ellipsis: ellipsis)
      writeLine(
        [StyledText(String(text.pieces.map(\.character)))], right: StyledText(words, palette.faint),
        in: &pane)
    }
    if devices.isEmpty { writeLine([StyledText("no device", palette.faint)], in: &pane) }
  }

  private func interval(of device: LatencySnapshot.Device) -> String {
    guard let summary = device.intervals else { return "no report interval yet" }
    let gaps = summary.gaps == 1 ? "1 gap" : "\(summary.gaps) gaps"
    return "reports every \(Figure.duration(summary.median)) \(glyphs.plusMinus) "
      + "\(Figure.duration(summary.jitter)), \(Figure.whole(summary.rate)) Hz, \(gaps)"
  }
}
