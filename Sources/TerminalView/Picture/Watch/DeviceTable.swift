internal import InputModel
internal import Programs

extension Painter {
  /// What is counted of each device: two or three lines each, as the width allows.
  mutating func draw(_ devices: [WatchedDevice], in pane: inout Pane) {
    writeHeading("Devices", in: &pane)
    if devices.isEmpty { writeLine([StyledText("none", palette.faint)], in: &pane) }
    for device in devices {
      let name = device.description.name
      let drops = StyledText(
        device.drops == 1 ? "1 drop" : "\(device.drops) drops",
        device.drops > 0 ? palette.warning : palette.faint)
      if pane.width >= 44 {
        writeLine(
          [StyledText(name), StyledText("  " + size(of: device.description), palette.faint)],
          right: drops, in: &pane)
        writeLine(
          [StyledText("  " + pace(of: device), palette.faint)], right: frames(of: device, "frames"),
          in: &pane)
      } else {
        // What was lost stays in sight, however long the name and the size are.
        let room = device.drops > 0 ? pane.width - measured(drops.text).width - 1 : pane.width
        let short = measured(name).cut(to: max(room, 0), ellipsis: ellipsis)
        writeLine(
          [StyledText(String(short.pieces.map(\.character)))],
          right: device.drops > 0 ? drops : nil, in: &pane)
        writeLine([StyledText(" " + size(of: device.description), palette.faint)], in: &pane)
        writeLine(
          [StyledText(" " + pace(of: device), palette.faint)],
          right: frames(of: device, "fr"), in: &pane)
      }
    }
  }

  private func frames(of device: WatchedDevice, _ word: String) -> StyledText? {
    device.frames.map { StyledText("\($0) \(word)", palette.faint) }
  }

  private func size(of device: DeviceDescription) -> String {
    guard let size = device.surface?.size else {
      guard let units = device.accelerometer?.unitsPerG else { return device.kind.rawValue }
      return Figure.whole(units) + " units per g"
    }
    return describe(size, source: device.sizeSource) + " " + device.sizeSource.word
  }

  /// Rate and jitter, as far as they are known.
  private func pace(of device: WatchedDevice) -> String {
    guard let rate = device.reportRate else { return "no rate yet" }
    let hertz = Figure.whole(rate) + " Hz"
    guard let jitter = device.jitter else { return hertz }
    return hertz + " " + glyphs.plusMinus + Figure.tenths(jitter.milliseconds) + " ms"
  }
}
