internal import InputModel
internal import Latency
internal import Programs

/// One fact of the status strip.
struct StatusFact: Hashable, Sendable {
  /// What is left out first where there is no room comes first.
  enum Weight: Int, Comparable, Sendable {
    case calm, contacts, size, rate, latency, translation, device, trouble, remark, replay

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  var text: MeasuredText
  var weight: Weight
  var style: Style
  /// Whether it follows the fact before it without a separator.
  var isJoined = false
}

extension Painter {
  func facts(of status: StatusSnapshot, mode: String?) -> [StatusFact] {
    var facts: [StatusFact] = []
    if status.isReplay { facts.append(fact("REPLAY", .replay, palette.warning)) }
    if let mode { facts.append(fact(mode, .remark)) }
    if let device = status.device { facts += self.facts(of: device, in: status) }
    if let rate = status.reportRate { facts.append(fact("\(Figure.whole(rate)) Hz", .rate)) }
    facts += figures(of: status)
    return facts + status.remarks.map { fact($0, .remark) }
  }

  private func fact(_ text: String, _ weight: StatusFact.Weight, _ style: Style? = nil)
    -> StatusFact
  {
    StatusFact(text: measured(text), weight: weight, style: style ?? palette.faint)
  }

  private func facts(of device: DeviceDescription, in status: StatusSnapshot) -> [StatusFact] {
    let sign = status.contacts > 0 ? glyphs.finger + " " : ""
    var facts = [fact(sign + name(of: device), .device)]
    if let size = device.surface?.size {
      var size = fact(describe(size, source: device.sizeSource), .size)
      size.isJoined = true
      facts.append(size)
    }
    if status.contacts > 0 {
      let count = status.contacts == 1 ? "1 contact" : "\(status.contacts) contacts"
      facts.append(fact(count, .contacts))
    }
    if let translation = status.translation {
      facts.append(fact(describe(translation, on: device), .translation, .plain))
    }
    return facts
  }

  private func figures(of status: StatusSnapshot) -> [StatusFact] {
    var facts: [StatusFact] = []
    if let latency = status.latency {
      let bound = Figure.short(status.bound.milliseconds)
      let text = "p99 \(Figure.tenths(latency.milliseconds)) ms of \(bound)"
      facts.append(fact(text, .latency, latency > status.bound ? palette.warning : nil))
    }
    if status.misses > 0 {
      facts.append(fact("\(status.misses) missed", .trouble, palette.warning))
    } else if status.latency != nil {
      facts.append(fact("0 missed", .calm))
    }
    if !status.realtime.isEmpty {
      let missing = status.realtime.filter { !$0.isGranted }.map(\.measure.rawValue)
      facts.append(
        missing.isEmpty
          ? fact("realtime", .calm)
          : fact("realtime less \(missing.joined(separator: ", "))", .trouble, palette.warning))
    }
    if status.refused > 0 {
      facts.append(fact("\(status.refused) refused", .trouble, palette.warning))
    }
    return facts
  }

  /// The name, and the kind where no word of the name hints at it.
  private func name(of device: DeviceDescription) -> String {
    let name = device.name
    let isTelling = device.kind.hints.contains(where: name.lowercased().contains)
    return isTelling ? name : name + " " + device.kind.rawValue
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
