internal import InputModel

/// What the facts come to: what is in the way, what could be better, and what to do first.
public struct Diagnosis: Hashable, Sendable {
  /// The gravest first.
  public private(set) var findings: [Finding] = []
  /// The devices that can be read now.
  public let usable: [NodeFacts]

  /// Whether nothing is in the way.
  public var isReady: Bool { obstacle == nil }

  /// What is in the way in the first place; nil where all is ready.
  public var obstacle: Finding.Obstacle? { first?.obstacle }

  /// What is to be mended first.
  public var first: Finding? { findings.first { $0.obstacle != nil } }

  public init(_ nodes: [NodeFacts], _ system: SystemFacts) {
    let seat = nodes.filter { $0.seat == system.seat }
    let devices = seat.filter { $0.kind != nil }
    usable = devices.filter {
      $0.access == .readable && $0.fault == nil && $0.grab != .held
    }
    let faults = NodeFindings.faults(devices, hasUsable: !usable.isEmpty)
    let obstacles = [
      NodeFindings.udev(devices, system), NodeFindings.absence(nodes, seat, system),
      NodeFindings.missingNodes(devices), NodeFindings.refusal(devices, system),
      NodeFindings.blocks(devices),
    ]
    findings =
      obstacles.compactMap { $0 } + NodeFindings.grabs(devices) + faults
      + DeviceAdvice.findings(seat, system, hasUsable: !usable.isEmpty)
      + SurroundingAdvice.findings(system)
  }

  /// The one line at the end.
  public var verdict: String {
    if let first { return "not ready; first: \(first.action ?? first.sentence)" }
    let kinds: [DeviceKind] = [.touchscreen, .touchpad, .accelerometer]
    let counts = kinds.compactMap { kind -> String? in
      let count = usable.count { $0.kind == kind }
      guard count > 0 else { return nil }
      return "\(count) \(kind.rawValue)\(count == 1 ? "" : "s")"
    }
    return "ready: \(counts.joined(separator: ", "))"
  }
}

extension Finding {
  /// What it keeps Detent from; nil where it is in nobody's way.
  public var obstacle: Obstacle? {
    switch weight {
    case .blocks(let obstacle): obstacle
    case .advises, .tells: nil
    }
  }
}
