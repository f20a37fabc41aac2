internal import InputModel

/// What keeps Detent from its devices.
enum NodeFindings {
  static func udev(_ devices: [NodeFacts], _ system: SystemFacts) -> Finding? {
    guard !system.isUdevRunning else { return nil }
    let named = devices.first { $0.access == .readable }.map {
      "; until then name a device: \(system.program) watch --device \($0.node)"
    }
    let start =
      system.isSystemdRunning
      ? "sudo systemctl start systemd-udevd" : "sudo service udev start"
    return Finding(
      .noUdev, .blocks(.noDevice),
      "udev is not running, so devices are not found by themselves\(named ?? "")",
      action: "start udev", commands: [start])
  }

  /// Where the seat has no device at all.
  static func absence(
    _ nodes: [NodeFacts], _ seat: [NodeFacts], _ system: SystemFacts
  ) -> Finding? {
    guard !seat.contains(where: { $0.kind != nil }) else { return nil }
    if let other = nodes.first(where: { $0.kind != nil }) {
      return Finding(
        .otherSeat, .blocks(.noDevice), nodes: [other.node],
        "\(system.seat) has no touch device, and \(other.seat) has",
        action: "use --seat \(other.seat)",
        commands: ["\(system.program) doctor --seat \(other.seat)"])
    }
    let start = system.program + " mailbox --demo"
    return Finding(
      .noDevice, .blocks(.noDevice),
      "there is no touchscreen, touchpad or accelerometer; \(start) plays a bundled scene",
      action: "plug a touch device in")
  }

  static func missingNodes(_ devices: [NodeFacts]) -> Finding? {
    let missing = devices.filter { $0.access == .absent }
    guard !missing.isEmpty else { return nil }
    return Finding(
      .noNode, .blocks(.noDevice), nodes: missing.map(\.node),
      "the kernel has \(names(missing)), and there is no node for it: a container needs"
        + " /dev/input handed in",
      action: "hand /dev/input to the container")
  }

  static func refusal(_ devices: [NodeFacts], _ system: SystemFacts) -> Finding? {
    let refused = devices.filter { $0.access == .refused }
    guard !refused.isEmpty else { return nil }
    let remedy = PermissionRemedy(for: refused, system)
    return Finding(
      .refused, .blocks(.notPermitted), nodes: refused.map(\.node),
      "\(system.user.name) may not read \(names(refused)): \(remedy.reason)",
      action: remedy.action, commands: remedy.commands)
  }

  static func blocks(_ devices: [NodeFacts]) -> Finding? {
    let blocked = devices.compactMap { node -> (NodeFacts, String)? in
      if case .blocked(let reason) = node.access { (node, reason) } else { nil }
    }
    guard let first = blocked.first else { return nil }
    return Finding(
      .blocked, .blocks(.notPermitted), nodes: blocked.map(\.0.node),
      "permissions let \(names(blocked.map(\.0))) be read, and the kernel does not open it"
        + " (\(first.1)): a container or a unit has a list of devices",
      action: "allow the device where the container or unit is set up (DeviceAllow=)")
  }

  /// One for each device that another program holds.
  static func grabs(_ devices: [NodeFacts]) -> [Finding] {
    devices.filter { $0.grab == .held }.map { device in
      let holders = device.holders
      let action: String
      let commands: [String]
      switch holders.count {
      case 0:
        action = "find out who holds \(device.node), as root"
        commands = ["sudo fuser -v \(device.node)"]
      case 1:
        action = "end \(holders[0].name) (\(holders[0].number)), or let it give \(device.node) back"
        commands = ["kill \(holders[0].number)"]
      default:
        action = "end the program of these that holds \(device.node)"
        commands = []
      }
      let list = holders.map { "\($0.name) (\($0.number))" }.joined(separator: ", ")
      let whom = holders.isEmpty ? "a program that only root can see" : list
      return Finding(
        .grabbed, .blocks(.failure), nodes: [device.node],
        "\(name(device)) is held exclusively, by \(holders.count > 1 ? "one of " : "")\(whom):"
          + " nothing of it comes here",
        action: action, commands: commands)
    }
  }

  /// Devices that Detent may read and cannot use: in the way only where there are no others.
  static func faults(_ devices: [NodeFacts], hasUsable: Bool) -> [Finding] {
    devices.compactMap { device in
      guard device.access == .readable, let fault = device.fault else { return nil }
      return Finding(
        .unusable, hasUsable ? .tells : .blocks(.noDevice), nodes: [device.node],
        "\(name(device)) cannot be used: \(fault)", action: "use another device")
    }
  }

  /// Devices for a sentence: `event4 (touchscreen) and event7 (touchpad)`.
  static func names(_ devices: [NodeFacts]) -> String {
    let names = devices.map(name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  private static func name(_ device: NodeFacts) -> String {
    let short = device.node.split(separator: "/").last ?? ""
    return device.kind.map { "\(short) (\($0.rawValue))" } ?? String(short)
  }
}
