internal import InputModel

/// What is to be known of devices that are in nobody's way.
enum DeviceAdvice {
  static func findings(
    _ nodes: [NodeFacts], _ system: SystemFacts, hasUsable: Bool
  ) -> [Finding] {
    [
      combined(nodes, hasUsable), assumed(nodes, system), keyboards(nodes, system),
      accelerometer(nodes, system),
    ].compactMap { $0 }
  }

  private static func combined(_ nodes: [NodeFacts], _ hasUsable: Bool) -> Finding? {
    let combined = nodes.filter { $0.role == .keyboard }
    guard !combined.isEmpty else { return nil }
    return Finding(
      .keyboardCombined, .tells, nodes: combined.map(\.node),
      "\(NodeFindings.names(combined)) claims to be a touch device and has the keys of a keyboard:"
        + " Detent never opens it, and its rules grant nobody anything, since who reads it reads"
        + " what is typed")
  }

  private static func assumed(_ nodes: [NodeFacts], _ system: SystemFacts) -> Finding? {
    let assumed = nodes.filter { node in
      guard let device = node.device, device.surface != nil else { return false }
      return device.sizeSource == .assumed
    }
    guard !assumed.isEmpty else { return nil }
    return Finding(
      .assumedSize, .advises, nodes: assumed.map(\.node),
      "\(NodeFindings.names(assumed)) declares no size, so distances are no physical ones: measure"
        + " it by touches and a ruler, which writes it where udev looks",
      commands: assumed.map { "sudo \(system.program) calibrate --device \($0.node) --install" })
  }

  /// Keyboards that an ordinary user may read, which Detent does not need.
  private static func keyboards(_ nodes: [NodeFacts], _ system: SystemFacts) -> Finding? {
    let readable = nodes.filter {
      $0.access == .readable && ($0.udevKinds?.contains("keyboard") ?? false)
    }
    guard !system.user.isRoot, !readable.isEmpty else { return nil }
    let isMember = system.user.groups.contains("input")
    return Finding(
      .readableKeyboard, .advises, nodes: readable.map(\.node),
      "\(system.user.name) may read \(NodeFindings.names(readable)), a keyboard, and with it all"
        + " that is typed; Detent needs no such right",
      commands: isMember ? ["sudo gpasswd -d \(system.user.name) input"] : [])
  }

  private static func accelerometer(_ nodes: [NodeFacts], _ system: SystemFacts) -> Finding? {
    let isThere = nodes.contains { $0.kind == .accelerometer }
    guard system.hasIndustrialAccelerometer, !isThere else { return nil }
    return Finding(
      .industrialAccelerometer, .tells,
      "this machine's accelerometer is one of the kernel's IIO, which Detent does not read: no shakes"
    )
  }
}
