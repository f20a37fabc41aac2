internal import InputModel
internal import Programs

/// One fact of the status strip.
struct StatusFact: Hashable, Sendable {
  enum Weight: Int, Comparable, Sendable {
    case calm, contacts, rate, latency, translation, device, trouble, remark, replay

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  var text: MeasuredText
  var weight: Weight
  var style: Style
}

extension Painter {
  /// The last line: who is touched, how far, how fast. What has no room is left out by weight.
  mutating func draw(_ status: StatusSnapshot, mode: String?) {
    guard canvas.rows > 0 else { return }
    let row = canvas.rows - 1
    let line = CellRegion(columns: 0..<canvas.columns, rows: row..<row + 1)
    fill(line)
    let separator = measured(glyphs.separator)
    let room = max(line.width - 2, 0)
    var column = 1
    for (index, fact) in fitting(facts(of: status, mode: mode), room, separator).enumerated() {
      if index > 0 {
        write(separator, column: column, row: row, style: palette.rule)
        column += separator.width
      }
      let text = fact.text.cut(to: max(room + 1 - column, 0), ellipsis: ellipsis)
      write(text, column: column, row: row, style: fact.style)
      column += text.width
    }
  }

  private func fitting(
    _ facts: [StatusFact], _ room: Int, _ separator: MeasuredText
  ) -> [StatusFact] {
    var facts = facts
    while facts.count > 1 {
      let width = facts.reduce(-separator.width) { $0 + $1.text.width + separator.width }
      if width <= room { break }
      let lightest = facts.map(\.weight).min()
      guard let index = facts.lastIndex(where: { $0.weight == lightest }) else { break }
      facts.remove(at: index)
    }
    return facts
  }

  private func facts(of status: StatusSnapshot, mode: String?) -> [StatusFact] {
    var facts: [StatusFact] = []
    func add(_ text: String, _ weight: StatusFact.Weight, _ style: Style? = nil) {
      facts.append(
        StatusFact(text: measured(text), weight: weight, style: style ?? palette.faint))
    }
    if status.isReplay { add("REPLAY", .replay, palette.warning) }
    if let mode { add(mode, .remark) }
    if let device = status.device {
      let sign = status.contacts > 0 ? glyphs.finger + " " : ""
      add(sign + name(of: device), .device)
      if status.contacts > 0 { add(contacts(status.contacts), .contacts) }
      if let translation = status.translation {
        add(describe(translation, on: device), .translation, .plain)
      }
    }
    if let rate = status.reportRate { add("\(Figure.whole(rate)) Hz", .rate) }
    if let latency = status.latency {
      let bound = Figure.short(status.bound.milliseconds)
      let style = latency > status.bound ? palette.warning : palette.faint
      add("p99 \(Figure.tenths(latency.milliseconds)) ms of \(bound)", .latency, style)
    }
    let missed = "\(status.misses) missed"
    if status.misses > 0 {
      add(missed, .trouble, palette.warning)
    } else if status.latency != nil {
      add(missed, .calm)
    }
    if status.refused > 0 { add("\(status.refused) refused", .trouble, palette.warning) }
    for remark in status.remarks { add(remark, .remark) }
    return facts
  }

  private func contacts(_ count: Int) -> String {
    count == 1 ? "1 contact" : "\(count) contacts"
  }

  /// Name, kind where no word of the name hints at it, and size.
  private func name(of device: DeviceDescription) -> String {
    var text = device.name
    if !device.kind.hints.contains(where: text.lowercased().contains) {
      text += " " + device.kind.rawValue
    }
    if let size = device.surface?.size { text += " " + describe(size, source: device.sizeSource) }
    return text
  }

  /// An assumed size is no physical one, and is not shown in millimetres.
  func describe(_ size: Size<Millimetres>, source: SizeSource) -> String {
    if source == .assumed {
      let points = Size<Points>(size)
      let (width, height) = (Figure.whole(points.width.value), Figure.whole(points.height.value))
      return width + glyphs.times + height + " pt"
    }
    let (width, height) = (Figure.whole(size.width.value), Figure.whole(size.height.value))
    return width + glyphs.times + height + " mm"
  }

  /// The travel along the axis on which it is longer; the vertical one is named.
  private func describe(_ translation: Vector<Points>, on device: DeviceDescription) -> String {
    let isVertical = translation.y.magnitude > translation.x.magnitude
    let travel = isVertical ? translation.y : translation.x
    let points = signed(Figure.whole(travel.value)) + " pt"
    let axis = isVertical ? "y " : ""
    guard device.sizeSource != .assumed else { return axis + points }
    return axis + points + " (" + signed(Figure.tenths(Millimetres(travel).value)) + " mm)"
  }

  func signed(_ figure: String) -> String {
    figure.first == "-" ? glyphs.minus + figure.dropFirst() : figure
  }
}

extension DeviceKind {
  /// Words in a device's name that tell its kind.
  fileprivate var hints: [String] {
    switch self {
    case .touchscreen: ["screen", "panel", "display"]
    case .touchpad: ["pad"]
    case .accelerometer: ["accel", "motion", "imu"]
    }
  }
}
